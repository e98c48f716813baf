import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

const config = readConfig({ DATA_DIR: folder })
const storedAs = (upload: string, part: string) => join(folder, 'files', 'claims', upload, part)

/** An upload whose date has passed, with parts that are in no store yet. */
async function anExpiredUpload(id: string, parts: readonly string[]) {
  await mkdir(join(folder, 'files', 'claims', id), { recursive: true })
  await db.execute(sql`
    insert into warranty_uploads (id, kind, name, size, received, started_at, expires_at)
    values (${id}, 'picture', '', 10, 10, now(), now() - interval '1 hour')`)
  for (const [at, part] of parts.entries())
    await db.execute(sql`
      insert into warranty_upload_parts (key, upload_id, starts_at, stored_at)
      values (${`claims/${id}/${part}`}, ${id}, ${at}, now())`)
}

/** A folder stands where the file should be, so that it cannot be deleted as a file. */
const breakPart = (upload: string, part: string) => mkdir(storedAs(upload, part))

const leftKeys = async () => {
  const { rows } = await db.execute(sql`
    select u.id, (select array_agg(key) from warranty_upload_parts where upload_id = u.id) as keys
    from warranty_uploads u`)
  return rows
}

test('a file that cannot be deleted keeps no other data beyond its date, and is tried again', async () => {
  await anExpiredUpload('one', ['bad', 'good'])
  await breakPart('one', 'bad')
  await anExpiredUpload('two', ['good'])
  const good = [storedAs('one', 'good'), storedAs('two', 'good')]
  await Promise.all(good.map((file) => writeFile(file, 'a picture')))
  await db.execute(sql`
    insert into phone_handovers (code_hash, site, pieces, expires_at)
    values ('old', 'uk', 0, now() - interval '1 hour')`)
  const run = deleteExpired({ config, db }, new Date())
  await expect(run).rejects.toMatchObject({ errors: [{ code: 'ERR_FS_EISDIR' }] })
  expect(await leftKeys()).toEqual([{ id: 'one', keys: ['claims/one/bad'] }])
  for (const file of good) await expect(access(file)).rejects.toThrow('ENOENT')
  const { rows } = await db.execute(sql`select code_hash from phone_handovers`)
  expect(rows).toEqual([])
  await rm(storedAs('one', 'bad'), { recursive: true })
  await deleteExpired({ config, db }, new Date())
  expect(await leftKeys()).toEqual([])
})
