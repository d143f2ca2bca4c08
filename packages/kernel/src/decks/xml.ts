/** A piece of XML: an opening tag, a closing tag or text between them, with the line it begins on. */
export type Piece =
  | { is: 'open'; name: string; attributes: Record<string, string>; line: number }
  | { is: 'close'; name: string; line: number }
  | { is: 'text'; text: string; line: number }

const pieces =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[!?][^>]*>|<(\/?)([A-Za-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+|<)/g

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Entities by name or number; one that nobody knows stays as it is. */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (all, ten?: string, sixteen?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : all
    const code = ten === undefined ? Number.parseInt(sixteen!, 16) : Number(ten)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&${Object.keys(named).find((name) => named[name] === sign)};`)

const readAttributes = (text: string): Record<string, string> => {
  const found = [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return Object.fromEntries(found.map(([, name, one, other]) => [name!.toLowerCase(), unescapeXml(one ?? other ?? '')]))
}

/** Reads as much XML as a deck needs, and whatever else it is given: broken XML gives pieces too, never an error. */
export function readXml(source: string): Piece[] {
  const found: Piece[] = []
  let line = 1
  for (const [all, cdata, slash, tag, attributes = '', empty, text] of source.matchAll(pieces)) {
    const name = tag?.toLowerCase() ?? ''
    if (cdata !== undefined) found.push({ is: 'text', text: cdata, line })
    else if (text !== undefined) found.push({ is: 'text', text: unescapeXml(text), line })
    else if (slash === '/') found.push({ is: 'close', name, line })
    else if (name !== '') {
      found.push({ is: 'open', name, attributes: readAttributes(attributes), line })
      if (empty === '/') found.push({ is: 'close', name, line })
    }
    line += all.split('\n').length - 1
  }
  return found
}
