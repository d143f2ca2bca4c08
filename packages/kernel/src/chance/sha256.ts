/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const K = primes(64).map((p) => fraction(Math.cbrt(p)))

/** The same of the square roots of the first eight. */
const START = primes(8).map((p) => fraction(Math.sqrt(p)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** SHA-256 of a text in UTF-8, as eight 32-bit words. */
export function sha256(text: string): number[] {
  const words = padded(utf8(text))
  const h = [...START]
  const w = new Array<number>(64).fill(0)
  for (let from = 0; from < words.length; from += 16) {
    for (let i = 0; i < 16; i++) w[i] = words[from + i]!
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const s0 = right(a, 7) ^ right(a, 18) ^ (a >>> 3)
      const s1 = right(b, 17) ^ right(b, 19) ^ (b >>> 10)
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
    }
    compress(h, w)
  }
  return h
}

function compress(into: number[], w: readonly number[]): void {
  let [a, b, c, d, e, f, g, h] = into as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((x, i) => {
    into[i] = (into[i]! + x) | 0
  })
}

/** The bytes as big-endian words, with the closing bit and the length in bits. */
function padded(bytes: readonly number[]): number[] {
  const words = new Array<number>((((bytes.length + 8) >>> 6) + 1) * 16).fill(0)
  for (const [i, byte] of [...bytes, 0x80].entries()) words[i >>> 2]! |= byte << (24 - 8 * (i & 3))
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29)
  words[words.length - 1] = (bytes.length << 3) | 0
  return words
}

function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const sign of text) {
    const c = sign.codePointAt(0)!
    if (c < 0x80) bytes.push(c)
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return bytes
}

/** Words as hex digits. */
export const hexOf = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
