import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { aBareClone, outcome } from './bare-clone.ts'

vi.setConfig({ testTimeout: 30_000 })

const sayHello = `console.log('open', process.argv.slice(2).join())`
const untilStopped = `
  process.on('SIGTERM', () => { console.log('closing'); clearInterval(open) })
  const open = setInterval(() => {}, 1000)
  console.log('open')`

test('a bare clone installs what the lock file names, including build tools, and starts', async () => {
  const clone = aBareClone(sayHello)
  const { code, said } = await clone.start({ NODE_ENV: 'production' })
  expect(said).toMatch(/^Installing the dependencies.*\nInstalled in \d+ s\.\nopen server\n$/)
  expect(clone.installs()).toEqual(['ci --include=dev --loglevel=error --no-audit --no-fund'])
  expect(code).toBe(0)
})

test('the second start installs nothing and does not mention it', async () => {
  const clone = aBareClone(sayHello)
  await clone.start()
  expect((await clone.start()).said).toBe('open server\n')
  expect(clone.installs()).toHaveLength(1)
})

test('on the pinned Node version the shop runs in the same process', async () => {
  const clone = aBareClone(`console.log(process.pid)`)
  await clone.start()
  const child = clone.begin({}, clone.pinnedNode)
  expect((await outcome(child)).said.trim()).toBe(String(child.pid))
})

const sayMemorySettings = `
  console.log(process.pid, process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_)`
const withoutMemorySettings = { MALLOC_ARENA_MAX: undefined, MALLOC_MMAP_THRESHOLD_: undefined }

test.runIf(process.platform === 'linux')(
  'on Linux the process starts anew with the memory settings, and keeps those that are set',
  async () => {
    const clone = aBareClone(sayMemorySettings)
    await clone.start()
    const child = clone.begin(withoutMemorySettings, clone.pinnedNode)
    expect((await outcome(child)).said.trim()).toBe(`${child.pid} 2 262144`)
    const own = { ...withoutMemorySettings, MALLOC_ARENA_MAX: '7' }
    expect((await clone.start(own, clone.pinnedNode)).said).toMatch(/ 7 262144\n$/)
  },
)

test('a changed lock file is installed before the shop starts', async () => {
  const clone = aBareClone(sayHello)
  await clone.start()
  clone.lock('2.0.0')
  await clone.start()
  expect(clone.installs()).toHaveLength(2)
})

test('a package that is recorded as installed but is not there is installed', async () => {
  const clone = aBareClone(sayHello)
  await clone.start()
  clone.remove('node_modules/a')
  await clone.start()
  expect(clone.installs()).toHaveLength(2)
})

test('two parallel starts of a bare clone install once and both run', async () => {
  const clone = aBareClone(sayHello)
  const runs = await Promise.all([clone.start(), clone.start()])
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect(clone.installs()).toHaveLength(1)
})

test('a killed installation does not block the next one', async () => {
  const clone = aBareClone(sayHello)
  const gone = aBareClone(sayHello).begin()
  await outcome(gone)
  clone.makeFolder('build')
  clone.write('build/installing', String(gone.pid))
  expect((await clone.start()).code).toBe(0)
})

test('the command ends with the shop’s exit code', async () => {
  expect((await aBareClone(`process.exit(7)`).start()).code).toBe(7)
})

test('a stop signal closes the shop once, and the command succeeds', async () => {
  const child = aBareClone(untilStopped).begin()
  const end = outcome(child)
  while (!String(await once(child.stdout ?? child, 'data')).includes('open'));
  child.kill('SIGTERM')
  const { code, said } = await end
  expect(said.match(/closing/g)).toHaveLength(1)
  expect(code).toBe(0)
})

test('the shop closes when npm is gone, even without a forwarded signal', async () => {
  const clone = aBareClone(untilStopped)
  const npm = clone.beginUnderNpm()
  const end = outcome(npm)
  while (!String(await once(npm.stdout ?? npm, 'data')).includes('open'));
  npm.kill('SIGKILL')
  expect((await end).said).toContain('closing')
})

test('a failed installation is reported in one sentence', async () => {
  const { code, complained } = await aBareClone(sayHello).start({ NPM_FAILS: 'yes' })
  expect(complained).toBe('The dependencies could not be installed: npm says why above.\n')
  expect(code).toBe(1)
})

test('a missing package is reported with its platform at every start', async () => {
  const clone = aBareClone(sayHello)
  const first = await clone.start({ NPM_LACKS_PART: 'yes' })
  expect(first.complained).toMatch(
    /^The npm registry did not provide the part for \w+ \w+( glibc| musl)? of rolldown \(binding-[\w-]+ 1\.0\.0\); .*\n$/,
  )
  expect(first).toMatchObject({ code: 1, said: expect.not.stringContaining('open') as string })
  const second = await clone.start({ NPM_LACKS_PART: 'yes' })
  expect(second.complained).toBe(first.complained)
})

test('a package that does not load is reported in one sentence', async () => {
  const { code, complained } = await aBareClone(sayHello).start({ NPM_BREAKS: 'yes' })
  expect(complained).toMatch(/^Not every build tool loads on .*: sharp: GLIBC_2\.99 not found\.\n$/)
  expect(code).toBe(1)
})

test('Postgres is complete even if npm runs no install scripts', async () => {
  const clone = aBareClone(sayHello)
  await clone.start()
  expect(clone.hasLinkedPostgres()).toBe(true)
})

test('an old Node version is refused in one sentence before anything is installed', async () => {
  const clone = aBareClone(sayHello)
  clone.write(
    'old.mjs',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`,
  )
  const { code, complained } = await clone.start({ NODE_OPTIONS: '--import ./old.mjs' })
  expect(complained).toMatch(/^Node 20\.19 or newer is needed .* this is 18\.20\.4; .*\n$/)
  expect(code).toBe(1)
  expect(clone.installs()).toEqual([])
})
