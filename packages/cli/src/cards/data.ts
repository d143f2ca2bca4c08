import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { limits, mustBe, sentenceOf, within } from '@dejarik/kernel/boundary'
import { said } from '@dejarik/kernel/log'
import { UsageError } from '../exit.js'
import { readText, whyNoJson } from '../files.js'
import type { CardsOfGame } from './of-game.js'

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory()
  } catch {
    // Reading it as a file says what is wrong.
    return false
  }
}

/** What a file of card data holds, or every one in a folder, in the order of their names: JSON, or the game's own kind. */
export function readData(path: string, data?: CardsOfGame['data']): unknown[] {
  const endings = data?.endings ?? ['.json']
  const files = isFolder(path)
    ? readdirSync(path)
        .filter((name) => endings.some((ending) => name.endsWith(ending)))
        .sort()
        .map((name) => join(path, name))
    : [path]
  if (files.length === 0) throw new UsageError(`There is no ${data ? endings.join(' or ') : 'JSON'} file in ${path}.`)
  return files.map((file) => {
    const text = readText(file)
    if (data) return readOwn(file, text, data.read)
    let value: unknown
    try {
      value = JSON.parse(text.replace(/^\uFEFF/, ''))
    } catch {
      throw new UsageError(whyNoJson(file, text))
    }
    mustBe(within(limits.cards.bounds), value, file)
    return value
  })
}

function readOwn(file: string, text: string, read: (text: string) => unknown): unknown {
  try {
    return read(text)
  } catch (error) {
    throw new UsageError(`${file} is no card data: ${sentenceOf(error, said('it cannot be read')).says}.`)
  }
}

export const noCards = (path: string): UsageError =>
  new UsageError(`There is no card in ${path}: card data is a list of records with a code, a type and a text.`)
