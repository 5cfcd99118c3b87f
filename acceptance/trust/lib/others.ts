// Somebody who works on, in a thread of their own: asks who they are, again and again, and tells how long each answer took.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { call } from './call.ts'
import { wait } from './check.ts'

interface At {
  readonly url: string
  readonly token: string
}

/** Begins to work. Call what is answered to stop: it tells the times, in milliseconds. */
export function somebody(at: At): () => Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: at })
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage('stop')
    })
}

if (!isMainThread) {
  const { url, token } = workerData as At
  const times: number[] = []
  const over = { yet: false }
  parentPort?.once('message', () => (over.yet = true))
  while (!over.yet) {
    const began = performance.now()
    await call(url, 'auth.me', {}, { token })
    times.push(performance.now() - began)
    await wait(15)
  }
  parentPort?.postMessage(times)
}
