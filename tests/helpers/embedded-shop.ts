import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, onTestFinished, vi } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#/db/embedded/embedded.server.ts'
import { atEndOfFile } from './end-of-file.ts'

export const isRoot = process.getuid?.() === 0

/** A folder for this test file's shops with an embedded Postgres, and a prepared one to copy. */
export function embeddedHome() {
  // Creating a database takes a second on an idle machine, but longer on a busy one.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  const home = mkdtempSync(join(tmpdir(), 'calder-embedded-'))
  const template = join(home, 'template')

  beforeAll(async () => {
    await chmod(home, 0o755)
    const made = await start(template)
    await query(made, 'create table bikes (name text)')
    await made.stop()
  })
  atEndOfFile(() => rmSync(home, { recursive: true, force: true }))

  /** A shop folder with an existing database, so that most tests need not create one. */
  function aShopFolder(name: string): string {
    const folder = join(home, name)
    execFileSync('cp', ['-a', template, folder])
    return folder
  }
  return { home, aShopFolder }
}

export const start = (dataDir: string, print?: (line: string) => void) =>
  startEmbeddedPostgres({ dataDir, durable: false, ...(print && { print }) })

export async function started(
  dataDir: string,
  print?: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const postgres = await start(dataDir, print)
  onTestFinished(async () => void (await postgres.stop()))
  return postgres
}

export async function query({ url }: { url: string }, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

export const pidFile = (dataDir: string) => join(dataDir, 'cluster/data/postmaster.pid')

/** Another shop process: starts Postgres, prints its URL and runs until it is killed. */
export function anotherShop(
  dataDir: string,
  as: { uid?: number; gid?: number } = {},
): ChildProcess {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../../src/db/embedded/embedded.server.ts', import.meta.url))}
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    ...as,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
