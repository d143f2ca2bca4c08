import { command, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import { type GameId, gameId } from '../games.js'

export const scenario = command(
  'scenario',
  'Run scenario files: a board, what the seats do, and the expected result.',
  ['dejarik scenario packages/destiny/scenarios', 'dejarik scenario --verbs destiny'],
)
  .argument('[paths...]', 'YAML files, or folders of them')
  .option('--verbs <game>', 'list the verbs and statements for a game', gameId)
  .action(
    reporting(async (paths: string[], { verbs }: { verbs?: GameId }) => {
      // Scenarios know every game: they are loaded when they are asked for.
      const { listVerbs, run } = await import('../scenario/run.js')
      if (verbs !== undefined) return listVerbs(verbs)
      if (paths.length === 0) throw new UsageError('Name a scenario file or folder, or ask for --verbs GAME.')
      return run(paths)
    }),
  )
