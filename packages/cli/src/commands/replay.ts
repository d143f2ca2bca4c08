import { Option } from 'commander'
import { positive, wholeNumber } from '../arguments.js'
import { command, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import { analysis } from '../replay/analysis.js'
import { type Reader, show } from '../replay/show.js'
import { verify } from '../replay/verify.js'

const reader = (word: string): Reader => {
  if (word === 'public') return word
  const seat = Number(word)
  if (Number.isInteger(seat) && seat >= 1 && seat <= 4) return seat - 1
  throw new UsageError(`"${word}" is no seat; --seat is a number from 1, or public.`)
}

const at = () =>
  new Option('--at <n>', 'the position after this many answers; 0 is the start')
    .argParser(wholeNumber)
    .makeOptionMandatory()

const verifying = command('verify', 'Replay a record and compare it with its digests.', [
  'dejarik replay verify game.json',
])
  .argument('<file>', 'a record saved by `play` or written by `sim --record`')
  .action(reporting((file: string) => verify(file)))

const showing = command('show', 'Show the table at one point of a record.', [
  'dejarik replay show game.json --at 40',
  'dejarik replay show game.json --at 40 --seat public',
])
  .argument('<file>', 'a record')
  .addOption(at())
  .option('--seat <seat>', 'as this player sees it, or public (default: the player to act)', reader)
  .action(reporting((file: string, options: { at: number; seat?: Reader }) => show(file, options.at, options.seat)))

const writing = command('scenario', 'Write a position of a record as a scenario file.', [
  'dejarik replay scenario game.json --at 40 > bug.yaml',
])
  .argument('<file>', 'a record')
  .addOption(at())
  .action(
    reporting(async (file: string, options: { at: number }) => {
      // Scenarios know every game: they are loaded when they are asked for.
      const { scenario } = await import('../replay/scenario.js')
      return scenario(file, options.at)
    }),
  )

const analysing = command('analyse', 'Analyse a record: who was ahead when, and where the game turned.', [
  'dejarik replay analyse game.json',
  'dejarik replay analyse game.json --iterations 200 --json',
])
  .argument('<file>', 'a record')
  .option('--iterations <n>', 'search iterations for each answer', positive, 80)
  .option('--every <n>', 'analyse only every nth answer', positive, 1)
  .action(reporting((file: string, options: { iterations: number; every: number }) => analysis(file, options)))

export const replay = command('replay', 'Verify, show, analyse or export the record of a game.', [
  'dejarik replay verify game.json',
  'dejarik replay show game.json --at 40',
])
  .addCommand(verifying)
  .addCommand(showing)
  .addCommand(writing)
  .addCommand(analysing)
