import { Worker } from 'node:worker_threads'
import type { Found, Thinker } from '@dejarik/bots'
import { askWorker } from '../ask-worker.js'
import type { Subject } from './thread.js'

/** So many threads that think about games with these decks. */
export const threads = (subject: Subject, many: number): Thinker[] =>
  Array.from({ length: many }, () => {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: subject })
    worker.unref()
    return { think: (task) => askWorker<Found>(worker, task), stop: () => void worker.terminate() }
  })
