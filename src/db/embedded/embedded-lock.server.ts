import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/**
 * Runs the work under an exclusive lock on the file, across processes. Node has no flock, and a file with
 * a process id in it outlives a kill -9; the lock that SQLite takes is the kernel's own, which is released
 * together with its holder.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    while (!isTaken(lock)) await sleep(25)
    return await work()
  } finally {
    lock.close()
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    throw error
  }
}
