import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { chown, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import {
  anotherShop,
  query,
  embeddedHome,
  pidFile,
  start,
  started,
} from '../../../tests/helpers/embedded-shop.ts'

const { home, aShopFolder } = embeddedHome()

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(pidFile(dataDir), 'utf8').split('\n')[0])

async function urlPrintedBy(shop: ChildProcess): Promise<string> {
  if (!shop.stdout) throw new Error('The other process has no stdout.')
  const [line] = await once(shop.stdout, 'data')
  return String(line).trim()
}

async function killHard(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  for (let round = 0; round < 200 && isAlive(pid); round++) await sleep(10)
}

/** A zombie counts as gone: in a container there may be no process to reap it. */
const isAlive = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout)

test('a new shop gets its own database, even in a folder with spaces and a long name', async () => {
  const folder = join(home, 'bikes & more', 'a long way down '.repeat(12).trim(), 'database')
  const postgres = await started(folder)
  expect(await query(postgres, 'select current_database()')).toEqual(['calder'])
  expect(postgres).toMatchObject({ dataDir: folder, adopted: false })
})

test('the time zone is UTC and text sorts the same on every machine', async () => {
  const postgres = await started(aShopFolder('settings'))
  expect(
    await query(
      postgres,
      `select current_setting('timezone'), datlocprovider::text || datlocale
      from pg_database where datname = current_database()`,
    ),
  ).toEqual(['UTC', 'bC.UTF-8'])
})

test('the password is private and required, and Postgres listens on localhost only', async () => {
  const postgres = await started(aShopFolder('password'))
  expect(statSync(join(postgres.dataDir, 'cluster/password')).mode & 0o777).toBe(0o600)
  expect(await query(postgres, 'show listen_addresses')).toEqual(['127.0.0.1'])
  const stranger = new pg.Client({ connectionString: postgres.url.replace(/:[^:@]+@/, ':guess@') })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
})

test('data persists across a restart', async () => {
  const folder = aShopFolder('again')
  const first = await start(folder)
  await query(first, `insert into bikes values ('Ridge')`)
  expect(await first.stop()).toBe('stopped')
  expect(await query(await started(folder), 'select name from bikes')).toEqual(['Ridge'])
})

test('a killed shop leaves Postgres running, and the next one takes it over', async () => {
  const folder = aShopFolder('killed-shop')
  const shop = anotherShop(folder)
  const url = await urlPrintedBy(shop)
  await query({ url }, `insert into bikes values ('Ridge')`)
  shop.kill('SIGKILL')
  await once(shop, 'exit')
  const postgres = await started(folder)
  expect(postgres).toMatchObject({ adopted: true, url })
  expect(await query(postgres, 'select name from bikes')).toEqual(['Ridge'])
})

test('no data is lost when the shop and Postgres are both killed', async () => {
  const folder = aShopFolder('killed-both')
  const shop = anotherShop(folder)
  await query({ url: await urlPrintedBy(shop) }, `insert into bikes values ('Ridge')`)
  shop.kill('SIGKILL')
  await killHard(postmasterOf(folder))
  const postgres = await started(folder)
  expect(postgres.adopted).toBe(false)
  expect(await query(postgres, 'select name from bikes')).toEqual(['Ridge'])
})

test('a killed Postgres is restarted at the same URL', async () => {
  const folder = aShopFolder('killed-postgres')
  const postgres = await started(folder)
  await killHard(postmasterOf(folder))
  await expect.poll(() => query(postgres, 'select 1').catch(() => null)).toEqual([1])
})

test('of two shops on one folder one starts Postgres and the other joins', async () => {
  const folder = join(home, 'two-at-once')
  const [one, other] = await Promise.all([start(folder), start(folder)])
  expect(new Set([one.adopted, other.adopted])).toEqual(new Set([true, false]))
  expect(one.url).toBe(other.url)
  expect(await one.stop()).toBe('left-running')
  expect(await query(other, 'select 1')).toEqual([1])
  expect(await other.stop()).toBe('stopped')
  expect(existsSync(pidFile(folder))).toBe(false)
})

test('does not stop Postgres while another process uses it, and says so', async () => {
  const folder = aShopFolder('two-processes')
  const shop = anotherShop(folder)
  const url = await urlPrintedBy(shop)
  const lines: string[] = []
  const joined = await start(folder, (line) => lines.push(line))
  expect(await joined.stop()).toBe('left-running')
  expect(lines).toEqual(['Postgres stays up for the other processes of the shop.'])
  expect(await query({ url }, 'select 1')).toEqual([1])
  shop.kill('SIGKILL')
  await once(shop, 'exit')
  expect(await (await start(folder)).stop()).toBe('stopped')
})

test('a deleted log does not disturb the stop of Postgres', async () => {
  const folder = aShopFolder('without log')
  const postgres = await start(folder)
  const pid = postmasterOf(folder)
  rmSync(join(folder, 'postgres.log'))
  await postgres.stop()
  await expect.poll(() => isAlive(pid)).toBe(false)
  await sleep(50) // an uncaught error would surface by now and fail the run
})

test('an interrupted set-up is repeated from the beginning', async () => {
  const folder = join(home, 'half-way')
  const shop = anotherShop(folder)
  const unfinished = async () =>
    existsSync(folder) && (await readdir(folder)).some((name) => name.includes('unfinished'))
  await expect.poll(unfinished, { interval: 5 }).toBe(true)
  shop.kill('SIGKILL')
  await once(shop, 'exit')
  expect(existsSync(join(folder, 'cluster'))).toBe(false)
  expect(await query(await started(folder), 'select 1')).toEqual([1])
})

test('a process id that now belongs to another program does not block Postgres', async () => {
  const folder = aShopFolder('reused-number')
  const { uid, gid } = statSync(join(folder, 'cluster'))
  const bystander = spawn('sleep', ['60'], { uid, gid })
  onTestFinished(() => void bystander.kill())
  const lines = [bystander.pid, join(folder, 'cluster/data'), 1, 5432, '', '127.0.0.1', '', 'ready']
  await writeFile(pidFile(folder), lines.join('\n'))
  await chown(pidFile(folder), uid, gid)
  expect(await query(await started(folder), 'select 1')).toEqual([1])
  expect(bystander.exitCode).toBeNull()
})

test('Ctrl-C in the terminal does not reach Postgres before the shop', async () => {
  const { dataDir } = await started(aShopFolder('group'))
  const groupOf = (pid: number) =>
    execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  const postmaster = postmasterOf(dataDir)
  expect(groupOf(postmaster)).toBe(String(postmaster))
})

test('refuses a database of another Postgres major version', async () => {
  const folder = aShopFolder('other-major')
  await writeFile(join(folder, 'cluster/data/PG_VERSION'), '12\n')
  await expect(start(folder)).rejects.toThrow('was made by Postgres 12')
})
