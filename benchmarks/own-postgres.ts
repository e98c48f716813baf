import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/db/embedded/embedded.server.ts'

/** A Postgres for one benchmark, which is deleted at its end. It writes to disk as a shop's does, unless told not to. */
export async function startOwnPostgres({ durable = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'calder-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, durable })
  return {
    url: postgres.url,
    async remove() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
