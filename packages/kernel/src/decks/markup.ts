/** A piece of XML: an opening tag, a closing tag or text between them, with the line it begins on. Names are in small letters. */
export type Piece =
  | { is: 'open'; name: string; attributes: Record<string, string>; line: number }
  | { is: 'close'; name: string; line: number }
  | { is: 'text'; text: string; line: number }

/** Reads XML. The games depend on nothing, so whoever reads deck lists brings a reader: `@dejarik/xml`. It never throws. */
export type ReadXml = (source: string) => readonly Piece[]

const signs: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&${signs[sign]};`)
