/** Where a command is typed and what it says is read. The process has one; so may whatever else runs a command. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stdout: Paper
  readonly stderr: Paper
}

type Paper = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }

let here: Terminal = process

/** The terminal of the command that runs. */
export const terminal = (): Terminal => here

export const sitDownAt = (at: Terminal): void => {
  here = at
}
