import { parseAst } from 'rolldown/parseAst'

/** One way to break a program: this text stands in place of what is there. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A node of a syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

const isText = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')

const operators: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '&&': '||',
    '||': '&&',
    '+': '-',
    '-': '+',
  }),
)

const methods: ReadonlyMap<string, string> = new Map(
  Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min' }),
)

/** Statements that may be left out and leave no name undefined. */
const droppable: ReadonlySet<string> = new Set(['ExpressionStatement', 'BreakStatement', 'ContinueStatement'])

/** Where a name is no value: there it is declared, assigned to, or says what part of a thing is meant. */
const nameOnly =
  /^(Import|Export|Label|Break|Continue)|Pattern|Rest|^Catch| (params|id|key|property)$|^AssignmentExpression left|^Update/

/** Whether a function gives something back; functions inside it do not count. */
function givesBack(node: Node): boolean {
  if (node.type === 'ReturnStatement') return isNode(node.argument)
  if (/Function/.test(node.type)) return false
  return Object.values(node).some((value) => nodesIn(value).some(givesBack))
}

/** What those who watch hear changes nothing in the game. */
const isTold = ({ type, callee, expression, consequent, alternate }: Node): boolean => {
  if (type === 'ExpressionStatement' || type === 'ChainExpression') return isTold(expression as Node)
  if (type === 'IfStatement') return alternate === null && isTold(consequent as Node)
  const { object, property } = (type === 'CallExpression' ? callee : {}) as { object?: Node; property?: Node }
  return object?.name === 't' && property?.name === 'watch'
}

/** Every way to break one place of a compiled module, in the order of the text. */
export function changesOf(source: string): Change[] {
  const found: Change[] = []
  const put = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string) => found.push({ start, end, text })
  const words = ({ start, end }: Node) => source.slice(start, end)

  const inPlace: Readonly<Record<string, (node: Node, where: string) => void>> = {
    BinaryExpression: swap,
    LogicalExpression: swap,
    IfStatement: negate,
    WhileStatement: negate,
    ConditionalExpression: negate,
    UnaryExpression(node) {
      if (node.operator === '!') put(node, `(${words(node.argument as Node)})`)
    },
    Literal(node, where) {
      if (typeof node.value === 'boolean') put(node, String(!node.value))
      if (typeof node.value !== 'number' || nameOnly.test(where)) return
      // -1 stands for none: -2 would, too.
      if (where !== 'UnaryExpression argument') put(node, String(node.value + 1))
      if (node.value > 0) put(node, String(node.value - 1))
    },
    Identifier(node, where) {
      if (node.name === 'seat' && !nameOnly.test(where)) put(node, '(1 - seat)')
    },
    Property(node, where) {
      if (!nameOnly.test(where) && node.shorthand === true && words(node) === 'seat') put(node, 'seat: 1 - seat')
    },
    MemberExpression(node, where) {
      const property = node.property as Node
      if (node.computed === true) return
      const other = methods.get(String(property.name))
      if (other !== undefined && where === 'CallExpression callee') put(property, other)
      if (property.name === 'seat' && !nameOnly.test(where)) put(node, `(1 - ${words(node)})`)
    },
    ArrayExpression(node) {
      const parts = nodesIn(node.elements)
      for (const part of parts) {
        const others = parts.filter((one) => one !== part)
        put(node, `[${others.map(words).join(', ')}]`)
      }
    },
    BlockStatement(node, where) {
      // A procedure that gives nothing back may end before it begins.
      if (!/Function\w* body$/.test(where) || nodesIn(node.body).length < 2 || givesBack(node)) return
      put({ start: node.start + 1, end: node.start + 1 }, ' return;')
    },
  }

  function swap(node: Node): void {
    const [left, right, operator] = [node.left as Node, node.right as Node, String(node.operator)]
    const other = operators.get(operator)
    if (other === undefined || (operator === '+' && [left, right].some(isText))) return
    const at = source.indexOf(operator, left.end)
    const sides = [source.slice(node.start, at).trim(), source.slice(at + operator.length, node.end).trim()]
    // Brackets, since && and || bind differently.
    const said = node.type === 'LogicalExpression' ? sides.map((side) => `(${side})`) : sides
    put(node, said.join(` ${other} `))
  }

  function negate(node: Node): void {
    const test = node.test as Node
    put(test, `!(${words(test)})`)
  }

  function visit(node: Node, where: string): void {
    if (node.type === 'ImportDeclaration' || isTold(node)) return
    if (droppable.has(node.type)) put(node, ';')
    inPlace[node.type]?.(node, where)
    for (const [field, value] of Object.entries(node)) {
      const shorthand = node.type === 'Property' && node.shorthand === true
      const inside = node.type === 'Property' && /Pattern/.test(where) ? 'Pattern' : `${node.type} ${field}`
      if (!(shorthand && inside !== 'Pattern')) for (const child of nodesIn(value)) visit(child, inside)
    }
  }

  visit(parseAst(source) as unknown as Node, 'Program')
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The module with the change made, or null where nothing could be read any more. */
export function changed(source: string, { start, end, text }: Change): string | null {
  const made = source.slice(0, start) + text + source.slice(end)
  try {
    parseAst(made)
    return made
  } catch {
    return null
  }
}
