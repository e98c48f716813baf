import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'

/** A pool of two workers in its own process, as with WORKERS=2. */
async function pool({ isBroken = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pool-'))
  const brokenMark = join(folder, 'broken')
  const breakNewOnes = () => writeFileSync(brokenMark, '')
  if (isBroken) breakNewOnes()
  const primary = spawn(process.execPath, ['tests/processes/pooled-server.ts', '2', brokenMark], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(primary, 'exit') as Promise<[code: number | null]>
  onTestFinished(async () => {
    primary.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true })
  })
  const said: string[] = []
  createInterface(primary.stdout).on('line', (line) => said.push(line))
  await vi.waitFor(() => expect(said.join()).toMatch(/opened|open \d/), patiently)
  const port = said.join().match(/open (\d+)/)?.[1]
  return {
    primary,
    exitCode: async () => (await exited)[0],
    said,
    /** The ids of all workers that ever served, newest last. */
    serving: () => said.flatMap((line) => line.match(/^serving (\d+)/)?.[1] ?? []).map(Number),
    answer: async () => (await fetch(`http://127.0.0.1:${port}/`, onceOnly)).text(),
    breakNewOnes,
    mend: () => rmSync(brokenMark),
  }
}

const patiently = { timeout: 20_000 }
/** Persistent connections would all stay with the worker that accepted them first. */
const onceOnly = { headers: { connection: 'close' } }

const kill = (pid = 0) => process.kill(pid, 'SIGKILL')

test('a worker that dies is replaced, and no request waits for it', async () => {
  const { serving, answer } = await pool()
  for (const deaths of [1, 2, 3]) {
    kill(serving().at(-1))
    const answers = await Promise.all(Array.from({ length: 10 }, answer))
    expect(new Set(answers)).toEqual(new Set(['here']))
    await vi.waitFor(() => expect(serving()).toHaveLength(2 + deaths), patiently)
  }
})

test('a replacement that fails to start is retried, and the shop stays open', async () => {
  const { serving, answer, breakNewOnes, mend } = await pool()
  breakNewOnes()
  kill(serving().at(-1))
  for (let request = 0; request < 10; request += 1) expect(await answer()).toBe('here')
  expect(serving()).toHaveLength(2)
  mend()
  await vi.waitFor(() => expect(serving()).toHaveLength(3), patiently)
})

test('the start fails if no worker can start', async () => {
  const { exitCode, said } = await pool({ isBroken: true })
  expect(said).toContain('never opened')
  expect(await exitCode()).toBe(1)
})

test('all workers end on a stop signal', async () => {
  const { primary, exitCode, serving } = await pool()
  primary.kill('SIGTERM')
  expect(await exitCode()).toBe(0)
  for (const pid of serving()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
