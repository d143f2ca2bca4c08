import { accessSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { limits } from '@dejarik/kernel/boundary'
import { UsageError } from './exit.js'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'reading it is not allowed',
}

const obstacles: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it would lie in a file, not in a folder',
  EEXIST: 'there is a file of that name',
  EACCES: 'writing there is not allowed',
  EROFS: 'writing there is not allowed',
}

/** Refuses a place where nothing can be written; asked before games are played that would be lost. */
function refusing(path: string, tries: () => void): void {
  try {
    tries()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new UsageError(`${path} cannot be written: ${obstacles[code] ?? message}. Name another place.`)
  }
}

/** Refuses a file that could not be written when its time comes. */
export function mayWrite(path: string | undefined): void {
  if (path === undefined) return
  refusing(path, () => accessSync(dirname(path), constants.W_OK))
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isDirectory()) throw new UsageError(`${path} cannot be written: it is a folder, not a file.`)
  if (there !== undefined) refusing(path, () => accessSync(path, constants.W_OK))
}

/** Makes the folder that files are written to later, or refuses it. */
export function mayFill(folder: string | undefined): void {
  if (folder === undefined) return
  refusing(folder, () => {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  })
}

/** UTF-8 where it is, the old character set of Windows otherwise: spreadsheets still write it. */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of a file that a person named. */
export const readText = (path: string, most: number = limits.cards.bytes): string => {
  try {
    const { size } = statSync(path)
    if (size > most) throw new UsageError(`${path} is too large: it has ${size} bytes, and ${most} are possible.`)
    return decoded(readFileSync(path))
  } catch (error) {
    if (error instanceof UsageError) throw error
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
