import { readFileSync } from 'node:fs'
import { UsageError } from './exit.js'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'reading it is not allowed',
}

/** The text of a file that a person named. */
export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new UsageError(`${path} cannot be read: ${reasons[code] ?? message}.`)
  }
}

/** Why a text is not JSON, as a sentence about its file. */
export const whyNoJson = (path: string, text: string): string => {
  if (text.trim() === '') return `${path} is empty.`
  const begins = /^\s*[[{]/.test(text)
  return begins ? `${path} is cut off or damaged: it begins like JSON but does not end so.` : `${path} is not JSON.`
}
