import { once } from 'node:events'
import { rmSync, statSync, symlinkSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  anotherShop,
  ask,
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

test('a mounted folder whose owner this machine does not know still gets its database', async () => {
  const mounted = join(home, 'mounted')
  await mkdir(mounted)
  if (isRoot) await chown(mounted, 4_243, 4_243)
  const postgres = await started(join(mounted, 'database'))
  expect(await ask(postgres, 'select 1')).toEqual([1])
})

test("root's closed home is left alone and the database goes where Postgres can reach it", async () => {
  const closed = join(home, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const said: string[] = []
  const wished = join(closed, 'database')
  const postgres = await start(wished, (line) => said.push(line))
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(postgres.dataDir, { recursive: true })
  })
  // Whoever is not root owns their own closed folder, and stays in it.
  const expected = isRoot ? /^\/var\/lib\/calder\/[0-9a-f]{12}$/ : wished
  const sentence = isRoot ? `${wished} lives in ${postgres.dataDir}` : 'Setting up a database'
  expect(postgres.dataDir).toMatch(expected)
  expect(said[0]).toContain(sentence)
  expect(await ask(postgres, 'select 1')).toEqual([1])
})

test('programs that Postgres cannot reach are copied to where it can', async () => {
  const closed = join(home, 'closed-programs')
  await mkdir(closed, { mode: 0o700 })
  symlinkSync(findBinaries().home, join(closed, 'native'))
  const binaries = { ...findBinaries(), home: join(closed, 'native') }
  const dataDir = join(home, 'with-programs')
  const place = await chooseFolder({ dataDir, binaries, say: () => {} })
  expect(place.binaries.home).toBe(
    isRoot ? join(dataDir, `binaries-${binaries.version}`) : binaries.home,
  )
})

test("another user's database is refused with a sentence", async () => {
  // Only root can try on another user's shoes; anyone else finds root's own folder closed to them.
  const shop = isRoot
    ? anotherShop(aShopFolder('of-another'), { uid: 4_242, gid: 4_242 })
    : anotherShop('/root/database')
  if (!shop.stderr) throw new Error('The other shop has no voice.')
  let complaint = ''
  shop.stderr.on('data', (chunk) => (complaint += String(chunk)))
  await once(shop, 'exit')
  expect(complaint).toMatch(isRoot ? /belongs to another user of this machine/ : /EACCES|EROFS/)
})
