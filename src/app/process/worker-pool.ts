import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'

export type WorkerPool = {
  /** Passes the signal on and waits until the last worker has exited. */
  stop(signal: NodeJS.Signals): Promise<void>
}

type PoolOptions = {
  size: number
  environment: NodeJS.ProcessEnv
  /** Called once all workers serve. */
  onOpen: (port: number) => void
  /** Called when a worker could not start: it has reported why, and others would only repeat it. */
  onNeverOpened: () => void
}

/** A replacement that fails, for example while the database is away, is retried with growing delays. */
const retryDelay = { firstMs: 500, mostMs: 15_000 }

/** Processes that share only Postgres and the port; one that dies is replaced. */
export function startWorkerPool({
  size,
  environment,
  onOpen,
  onNeverOpened,
}: PoolOptions): WorkerPool {
  let isStopping = false
  let hasOpened = false
  let waitMs = retryDelay.firstMs
  const serving = new Set<number>()
  const fork = () => {
    if (isStopping) return
    // A message to a worker that has just died fails; the exit event reports the death.
    ;(cluster.fork(environment) as EventEmitter).on('error', () => {})
  }
  // All workers accept from one kernel queue: if this process distributed connections instead, a visitor
  // given to a worker that is just dying would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE

  cluster.on('listening', ({ id }, { port }) => {
    serving.add(id)
    waitMs = retryDelay.firstMs
    if (hasOpened || serving.size < size) return
    hasOpened = true
    onOpen(port)
  })
  cluster.on('exit', ({ id }) => {
    const hasServed = serving.delete(id)
    if (isStopping) return
    if (hasServed) return fork()
    if (!hasOpened) return onNeverOpened()
    setTimeout(fork, waitMs)
    waitMs = Math.min(waitMs * 2, retryDelay.mostMs)
  })
  for (let index = 0; index < size; index += 1) fork()

  return {
    stop: async (signal) => {
      isStopping = true
      await Promise.all(workers().map((worker) => ended(worker, signal)))
    },
  }
}

const workers = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])

function ended(worker: Worker, signal: NodeJS.Signals): Promise<void> {
  return new Promise((exited) => {
    ;(worker as EventEmitter).once('exit', () => exited())
    worker.process.kill(signal)
  })
}
