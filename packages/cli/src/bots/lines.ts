import type { Readable } from 'node:stream'

/** What hears the lines of a stream. */
interface Listener {
  line(text: string): void
  /** A line is longer than may be: nothing more is read. */
  tooLong(): void
  end(): void
}

/** The lines of a stream, each of so many bytes at most: somebody else's program may write anything. */
export function eachLine(stream: Readable, most: number, { line, tooLong, end }: Listener): void {
  let parts: Buffer[] = []
  let length = 0
  const take = (part: Buffer): void => {
    parts.push(part)
    length += part.length
  }
  stream.on('data', (chunk: Buffer) => {
    let from = 0
    for (let at = chunk.indexOf(10); at >= 0 && length + at - from <= most; at = chunk.indexOf(10, from)) {
      take(chunk.subarray(from, at))
      line(Buffer.concat(parts).toString('utf8'))
      parts = []
      length = 0
      from = at + 1
    }
    take(chunk.subarray(from))
    if (length <= most) return
    stream.removeAllListeners('data')
    stream.destroy()
    parts = []
    tooLong()
  })
  stream.on('close', end)
}
