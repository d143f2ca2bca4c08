import { parseAst } from 'rolldown/parseAst'

/** A node of a syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** What a person sees or hears: attributes of elements, and properties of our components that end up there. */
const shown = /^(alt|title|placeholder|label|heading|summary|text|aria-(label|description|roledescription|valuetext))$/

/** Signs, numbers and single letters need no translation. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Literal words that an expression may come to: on either side of a choice, and around the gaps of a template. */
function words(node: Node): string[] {
  const all = (fields: readonly unknown[]) => fields.filter(isNode).flatMap(words)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && isWord(node.value) ? [node.value] : []
    case 'TemplateLiteral': {
      const parts = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
      return [...parts.filter(isWord), ...all(node.expressions as unknown[])]
    }
    case 'ConditionalExpression':
      return all([node.consequent, node.alternate])
    case 'LogicalExpression':
      // What stands before && is a condition; before ?? and || it may be shown.
      return all(node.operator === '&&' ? [node.right] : [node.left, node.right])
    case 'BinaryExpression':
      return node.operator === '+' ? all([node.left, node.right]) : []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return all([node.expression])
    default:
      return []
  }
}

/** Every literal word that a page would show as it stands in its source, with its line. */
export function literalsIn(source: string): string[] {
  const found: string[] = []
  const note = (node: Node, texts: readonly string[]) => {
    const line = source.slice(0, node.start).split('\n').length
    found.push(...texts.map((text) => `${line}: ${text.trim()}`))
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value)) return
    if (value.type === 'JSXText' && isWord(value.value as string)) note(value, [value.value as string])
    if (value.type === 'JSXAttribute' && isNode(value.value) && shown.test(String((value.name as Node).name)))
      note(value, words(value.value))
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      for (const child of value.children as Node[])
        if (child.type === 'JSXExpressionContainer') note(child, words(child))
    // What a field holds before anything is typed; a single word is the name of a state.
    if (value.type === 'CallExpression' && (value.callee as Node).name === 'useState')
      note(
        value,
        (value.arguments as Node[]).flatMap(words).filter((text) => /\s/.test(text)),
      )
    for (const field of Object.values(value)) if (typeof field === 'object') visit(field)
  }
  visit(parseAst(source, { lang: 'tsx' }))
  return found
}
