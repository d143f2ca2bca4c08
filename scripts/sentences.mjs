// Lists every sentence that the engine says by itself (reasons, faults, refusals, help), as a translation of the table
// needs them: `node scripts/sentences.mjs > sentences.json`, after a build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from './run.mjs'
import { filesUnder } from './stale.mjs'

const packages = ['kernel', 'destiny', 'swccg', 'swtcg', 'table']

/** Where a sentence stands among what these are called with; `barred` and `verdict` hand it on. */
const places = new Map([
  ['no', 2],
  ['said', 0],
  ['isPaid', 2],
  ['barred', 1],
  ['verdict', 3],
])

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'
const childrenOf = (node) => Object.values(node).flat().filter(isNode)
const all = (node) => [node, ...childrenOf(node).flatMap(all)]

/** What a name stands for in this file: a constant, or what a function gives back. */
function meanings(nodes) {
  const found = new Map()
  for (const { type, id, init, body } of nodes) {
    if (type === 'VariableDeclarator' && id.type === 'Identifier' && init !== null) found.set(id.name, init)
    if (type === 'FunctionDeclaration') found.set(id.name, body)
  }
  return found
}

/** The sentences that an expression may come to. */
function texts(node, named, seen = new Set()) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  const name =
    node.type === 'CallExpression' ? node.callee.name : node.type === 'MemberExpression' ? node.object.name : node.name
  if (['Identifier', 'CallExpression', 'MemberExpression'].includes(node.type)) {
    const meant = named.get(name)
    return meant === undefined || seen.has(name) ? [] : texts(meant, named, new Set([...seen, name]))
  }
  const parts = node.type === 'ConditionalExpression' ? [node.consequent, node.alternate] : childrenOf(node)
  return parts.flatMap((part) => texts(part, named, seen))
}

function sentencesIn(file) {
  const nodes = all(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }))
  const named = meanings(nodes)
  const isWord = /[\\/](effects|vocabulary)[\\/]/.test(file)
  return nodes.flatMap((node) => {
    // A word of card text says how it reads: that is another grammar's to translate.
    if (node.type === 'Property' && node.key.name === 'says') return isWord ? [] : texts(node.value, named)
    const place = node.type === 'CallExpression' ? places.get(node.callee.name) : undefined
    const told = place === undefined ? undefined : node.arguments[place]
    return told === undefined ? [] : texts(told, named)
  })
}

/** What a game says of searches, and of edits: where cards may be put and which numbers set. */
async function wordsOf(game) {
  const at = (file) => import(new URL(`../packages/${game}/dist/src/${file}.js`, import.meta.url).href)
  const [{ edits }, { [`${game}Search`]: language }] = await Promise.all([at('edits'), at('search')])
  return [
    ...edits.places.map(({ words }) => words),
    ...edits.numbers.map(({ name }) => name),
    ...language.fields.map(({ about }) => about),
    ...language.examples.map(({ finds }) => finds),
  ]
}

/** Every sentence with its gaps, in the order of the alphabet. */
export async function sentences() {
  const files = packages
    .flatMap((name) => filesUnder(join(root, 'packages', name, 'src')))
    .filter((file) => file.endsWith('.ts') && !/[\\/](text|messages|cards|judge|page|boards)[\\/]/.test(file))
  const words = await Promise.all(['destiny', 'swccg', 'swtcg'].map(wordsOf))
  // Among what was found are names of states and phases: single words.
  const found = files.flatMap(sentencesIn).filter((text) => / /.test(text))
  return [...new Set([...found, ...words.flat()])].sort()
}

if (process.argv[1]?.endsWith('sentences.mjs')) console.log(JSON.stringify(await sentences(), null, 2))
