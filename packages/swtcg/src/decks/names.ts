/** A promo or preview is a printing of its card, not a card. */
export const withoutPrinting = (title: string): string => title.replace(/\s*\((?:promo|preview)[^)]*\)\s*$/i, '').trim()

/** Its name and the version letter at its end. */
export const splitTitle = (title: string): { name: string; version?: string } => {
  const [, name = title, version] = /^(.*\S)\s*\(([A-Za-z])\)$/.exec(title) ?? []
  return { name, ...(version !== undefined && { version: version.toUpperCase() }) }
}
