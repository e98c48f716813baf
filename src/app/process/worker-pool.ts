import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'

export type WorkerPool = {
  /** Passes the signal on and waits until the last one has gone. */
  stop(signal: NodeJS.Signals): Promise<void>
}

type PoolOptions = {
  size: number
  environment: NodeJS.ProcessEnv
  /** All of them serve. */
  onOpen: (port: number) => void
  /** One could not even begin: it has said why, and others would only say it again. */
  onNeverOpened: () => void
}

/** A replacement that fails, say while the database is away, is tried again ever more patiently. */
const patience = { firstMs: 500, mostMs: 15_000 }

/** Processes that share nothing but Postgres and the port; one that dies is replaced by another. */
export function startWorkerPool({
  size,
  environment,
  onOpen,
  onNeverOpened,
}: PoolOptions): WorkerPool {
  let isStopping = false
  let hasOpened = false
  let waitMs = patience.firstMs
  const serving = new Set<number>()
  const fork = () => {
    if (isStopping) return
    // A message to one that has just died fails; that it died is told by its exit.
    ;(cluster.fork(environment) as EventEmitter).on('error', () => {})
  }
  // All of them accept from one queue of the kernel: handed out by this process instead, a visitor
  // given to a process that dies at that moment would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE

  cluster.on('listening', ({ id }, { port }) => {
    serving.add(id)
    waitMs = patience.firstMs
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
    waitMs = Math.min(waitMs * 2, patience.mostMs)
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
