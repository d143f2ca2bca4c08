import { terminal } from './terminal.js'

/** Only a person at a terminal sees colours, and not one who asked for none. */
const painted = (): boolean => terminal().stdout.isTTY === true && !process.env.NO_COLOR

const paint = (begin: number, end: number) => (text: string) => (painted() ? `\x1b[${begin}m${text}\x1b[${end}m` : text)

export const bold = paint(1, 22)
export const dim = paint(2, 22)
export const accent = paint(36, 39)
