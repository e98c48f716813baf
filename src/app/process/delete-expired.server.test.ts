import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { atEndOfFile } from '../../../tests/helpers/end-of-file.ts'
import { deleteExpired } from './delete-expired.server.ts'

const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'expired-'))
atEndOfFile(() => rm(folder, { recursive: true, force: true }))

test('a file that cannot be deleted keeps no other data beyond its date', async () => {
  // A folder stands where the file should be, so that it cannot be deleted as a file.
  await mkdir(join(folder, 'files', 'claims', 'one', 'part'), { recursive: true })
  await db.execute(sql`
    insert into warranty_uploads (id, kind, name, size, received, started_at, expires_at)
    values ('one', 'picture', '', 10, 10, now(), now() - interval '1 hour')`)
  await db.execute(sql`
    insert into warranty_upload_parts (key, upload_id, starts_at, stored_at)
    values ('claims/one/part', 'one', 0, now())`)
  await db.execute(sql`
    insert into phone_handovers (code_hash, site, pieces, expires_at)
    values ('old', 'uk', 0, now() - interval '1 hour')`)
  const config = readConfig({ DATA_DIR: folder })
  await expect(deleteExpired({ config, db }, new Date())).rejects.toThrow('could not be deleted')
  const { rows } = await db.execute(sql`
    select (select count(*)::int from phone_handovers) as handovers,
      (select count(*)::int from warranty_uploads) as uploads`)
  expect(rows).toEqual([{ handovers: 0, uploads: 1 }])
  await rm(join(folder, 'files'), { recursive: true })
  await deleteExpired({ config, db }, new Date())
  const { rows: left } = await db.execute(sql`select id from warranty_uploads`)
  expect(left).toEqual([])
})
