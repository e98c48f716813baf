import { once } from 'node:events'
import { rmSync, statSync, symlinkSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  anotherShop,
  query,
  embeddedHome,
  isRoot,
  pidFile,
  start,
  started,
} from '../../../tests/helpers/embedded-shop.ts'
import { findBinaries } from './embedded-binaries.server.ts'
import { chooseFolder } from './embedded-folder.server.ts'

const { home, aShopFolder } = embeddedHome()

test('Postgres never runs as root', async () => {
  const { dataDir } = await started(aShopFolder('runs-as'))
  const ownerOf = (path: string) => statSync(path).uid
  expect(ownerOf(pidFile(dataDir))).toBe(ownerOf(join(dataDir, 'cluster')))
  expect(ownerOf(pidFile(dataDir))).not.toBe(0)
})

test('a mounted folder whose owner has no user on this machine still gets its database', async () => {
  const mounted = join(home, 'mounted')
  await mkdir(mounted)
  if (isRoot) await chown(mounted, 4_243, 4_243)
  const postgres = await started(join(mounted, 'database'))
  expect(await query(postgres, 'select 1')).toEqual([1])
})

test("when Postgres cannot enter root's folder the database goes elsewhere", async () => {
  const closed = join(home, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const lines: string[] = []
  const requested = join(closed, 'database')
  const postgres = await start(requested, (line) => lines.push(line))
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(postgres.dataDir, { recursive: true })
  })
  // Other users own their closed folder, so the database stays in it.
  const expected = isRoot ? /^\/var\/lib\/calder\/[0-9a-f]{12}$/ : requested
  const sentence = isRoot ? `${requested} lives in ${postgres.dataDir}` : 'Setting up a database'
  expect(postgres.dataDir).toMatch(expected)
  expect(lines[0]).toContain(sentence)
  expect(await query(postgres, 'select 1')).toEqual([1])
})

test('programs that Postgres cannot reach are copied to where it can', async () => {
  const closed = join(home, 'closed-programs')
  await mkdir(closed, { mode: 0o700 })
  symlinkSync(findBinaries().home, join(closed, 'native'))
  const binaries = { ...findBinaries(), home: join(closed, 'native') }
  const dataDir = join(home, 'with-programs')
  const folder = await chooseFolder({ dataDir, binaries, print: () => {} })
  expect(folder.binaries.home).toBe(
    isRoot ? join(dataDir, `binaries-${binaries.version}`) : binaries.home,
  )
})

test("refuses another user's database with a clear message", async () => {
  // Only root can act as another user; anyone else finds root's own folder closed to them.
  const shop = isRoot
    ? anotherShop(aShopFolder('of-another'), { uid: 4_242, gid: 4_242 })
    : anotherShop('/root/database')
  if (!shop.stderr) throw new Error('The other process has no stderr.')
  let output = ''
  shop.stderr.on('data', (chunk) => (output += String(chunk)))
  await once(shop, 'exit')
  expect(output).toMatch(isRoot ? /belongs to another user of this machine/ : /EACCES|EROFS/)
})
