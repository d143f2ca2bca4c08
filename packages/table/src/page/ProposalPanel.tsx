import { say } from '../messages/index.js'
import type { LogLine, Screen } from '../protocol.js'
import { request } from './link.js'
import { proposalParts } from './log-parts.js'
import '../style/aids.css'

const wordsOf = (screen: Screen, line: Omit<LogLine, 'at'>): string =>
  proposalParts(screen, line)
    .map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : ''))
    .join('')

/** An edit or a draw that somebody proposes: whoever holds the device agrees, or not. */
export function ProposalPanel({ screen }: { screen: Screen }) {
  const { proposal, refused } = screen
  if (proposal === null)
    return refused === null ? null : (
      <section className="proposal" role="status" aria-live="polite">
        <p>
          {say.edit.refused} {wordsOf(screen, refused)}
        </p>
      </section>
    )
  const question = proposal.draw ? say.playing.drawQuestion : say.edit.question
  return (
    <section className="proposal" aria-label={question}>
      <p className="prompt-whose">{question}</p>
      <p className="proposal-what">{wordsOf(screen, proposal.line)}</p>
      {proposal.asked && (
        <div className="buttons">
          {/* biome-ignore lint/a11y/noAutofocus: nothing else can be answered now */}
          <button type="button" className="primary" autoFocus onClick={() => void request('agree', { yes: true })}>
            {say.edit.agree}
          </button>
          <button type="button" onClick={() => void request('agree', { yes: false })}>
            {say.edit.refuse}
          </button>
        </div>
      )}
    </section>
  )
}
