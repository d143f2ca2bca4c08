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
  new Option('--at <n>', 'the position after so many answers; 0 is the start')
    .argParser(wholeNumber)
    .makeOptionMandatory()

const verifying = command('verify', 'Play a record again and compare it with its digests.', [
  'dejarik replay verify game.json',
])
  .argument('<file>', 'a record, as `play` saves it and `sim --record` writes it')
  .action(reporting((file: string) => verify(file)))

const showing = command('show', 'Show the table at one point of a record.', [
  'dejarik replay show game.json --at 40',
  'dejarik replay show game.json --at 40 --seat public',
])
  .argument('<file>', 'a record')
  .addOption(at())
  .option('--seat <seat>', 'as this player sees it, or public; the one who is asked unless given', reader)
  .action(reporting((file: string, options: { at: number; seat?: Reader }) => show(file, options.at, options.seat)))

const writing = command('scenario', 'Write one position of a record as a scenario file.', [
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

const analysing = command('analyse', 'Think a record through: who was ahead when, and where it turned.', [
  'dejarik replay analyse game.json',
  'dejarik replay analyse game.json --iterations 200 --json',
])
  .argument('<file>', 'a record')
  .option('--iterations <n>', 'how often every answer is thought through', positive, 80)
  .option('--every <n>', 'look only at every so-many-th answer', positive, 1)
  .action(reporting((file: string, options: { iterations: number; every: number }) => analysis(file, options)))

export const replay = command('replay', 'Check, show, cut up or think through the record of a game.', [
  'dejarik replay verify game.json',
  'dejarik replay show game.json --at 40',
])
  .addCommand(verifying)
  .addCommand(showing)
  .addCommand(writing)
  .addCommand(analysing)
