import type { Worker } from 'node:worker_threads'

/** Gives a thread something to do and waits for the one message that answers it. */
export function askWorker<Answer>(worker: Worker, task: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      worker.off('message', heard)
      worker.off('error', failed)
      worker.off('exit', ended)
      then()
    }
    const heard = (answer: Answer) => settle(() => resolve(answer))
    const failed = (error: unknown) => settle(() => reject(error))
    const ended = (code: number) =>
      settle(() => reject(new Error(`A thread ended with ${code} before it had answered`)))
    worker.on('message', heard)
    worker.on('error', failed)
    worker.on('exit', ended)
    worker.postMessage(task)
  })
}
