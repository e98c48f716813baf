/** A built shop in a process of its own, and the processor time it uses. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../src/db/embedded/embedded-port.server.ts'

export type Server = { port: number; child: ChildProcess }
type Shop = Server & { dataDir: string }

/** Waits until it is ready; with its own database unless the environment names one. */
export async function startShop(environment: Record<string, string> = {}): Promise<Shop> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'calder-bench-'))
  const child = spawn('node', ['--max-semi-space-size=16', 'build/server/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      SHUTDOWN_NOTICE_SECONDS: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout?.resume()
  while (child.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { port, child, dataDir }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The shop did not start')
}

/** Its database, pictures and mails are deleted with it. */
export async function stopped({ child, dataDir }: Shop): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}

/** Processor seconds that all threads of a process have used, from the kernel's own books. */
export function processorSeconds({ child }: Pick<Server, 'child'>): number {
  const threads = readdirSync(`/proc/${child.pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${child.pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9
}

/** The memory of a process in MB, as the kernel counts it: what it holds now, or the most that it ever held. */
export function memoryMb(
  { child }: { child: { pid?: number | undefined } },
  which: 'now' | 'most',
): number {
  const line = which === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/
  return Number(line.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
}

/** The value that this part of all values, from 0 to 1, does not exceed. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The times within which most answers came, in words. */
export const spread = (times: readonly number[]): string =>
  [50, 95, 99].map((part) => `${part} % ${quantile(times, part / 100).toFixed(1)} ms`).join(', ')
