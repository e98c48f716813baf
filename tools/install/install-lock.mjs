/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- no types before the compiler is installed */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Two starts of a bare clone must not both fill node_modules: the second waits for the first. */
export async function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true })
  let hasWaited = false
  while (!takeLock(lock)) {
    if (!hasWaited) console.log('Waiting for another process that is installing the dependencies.')
    hasWaited = true
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // The number is not yet written in the moment after the file is made.
    return holder === 0 || process.kill(holder, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
