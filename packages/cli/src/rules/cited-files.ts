import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Citation, citations } from './citations.js'

/** What a citation in a folder of a package proves. */
const folders = { src: 'code', test: 'tests', scenarios: 'scenarios' } as const

export interface CitedFile {
  /** From the checkout, with slashes. */
  readonly path: string
  readonly package: string
  readonly part: 'code' | 'tests' | 'scenarios'
  readonly citations: readonly Citation[]
}

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|ya?ml|json)$/.test(name))
        .sort()
        .map((name) => join(folder, name))
    : []

/** Every file of the packages that cites a rule. */
export const citedFiles = (checkout: string): CitedFile[] => {
  const packages = readdirSync(join(checkout, 'packages')).sort()
  return packages.flatMap((name) =>
    Object.entries(folders).flatMap(([folder, part]) =>
      filesUnder(join(checkout, 'packages', name, folder))
        .map((file) => ({
          path: relative(checkout, file).split(sep).join('/'),
          package: name,
          part,
          citations: citations(readFileSync(file, 'utf8'), /\.tsx?$/.test(file)),
        }))
        .filter((file) => file.citations.length > 0),
    ),
  )
}
