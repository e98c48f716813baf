/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- no types before the compiler is installed */
/**
 * The way in for every npm script, from a bare clone on: installs what the lock file names, then
 * hands over to the pinned runtime that came with it. Until then only what an older Node ships is
 * there, hence plain JavaScript and no imports but Node's own.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Something the person at the keyboard can mend: said in a sentence, without a stack. */
class Trouble extends Error {}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const pinnedNode = join(root, 'node_modules/node/bin', isWindows() ? 'node.exe' : 'node')
const lock = join(root, 'build/installing')

/** What each script runs once everything is there: a file and its first arguments. */
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
}

async function main(name, args) {
  refuseOldNode()
  const script = scripts[name]
  if (!script) throw new Trouble(`Scripts are ${Object.keys(scripts).join(', ')}; not "${name}".`)
  process.chdir(root)
  if (!isInstalled()) await alone(install)
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
  if (!present || !existsSync(pinnedNode)) return false
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    const found = present[path]
    if (!found) return path === '' || wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
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
  if (!existsSync(pinnedNode))
    throw new Trouble(
      'The runtime did not come along, which happens when npm is told to ignore install scripts; allow them here (npm config set ignore-scripts false) and try again.',
    )
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

/** The npm that called us, on the Node it runs on: ours is about to be replaced under our feet. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  return npm && node && basename(npm).startsWith('npm-cli.') ? [node, npm] : ['npm']
}

/** Two starts of a bare clone must not both fill node_modules: the second waits for the first. */
async function alone(work) {
  mkdirSync(dirname(lock), { recursive: true })
  let hasWaited = false
  while (!takeLock()) {
    if (!hasWaited) console.log('Waiting for another process that is installing the dependencies.')
    hasWaited = true
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld()) rmSync(lock, { force: true })
    return false
  }
}

function isHeld() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // The number is not yet written in the moment after the file is made.
    return holder === 0 || process.kill(holder, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** One process is enough when we run on the pinned Node already, as every start but the first does. */
async function handOver(file, args) {
  const bin = join(root, 'node_modules/.bin')
  process.env.PATH = [bin, process.env.PATH].join(delimiter)
  stopWithNpm()
  if (!existsSync(file)) throw new Trouble(`There is no ${file} to run.`)
  if (file.endsWith('.ts') && realpathSync(process.execPath) === realpathSync(pinnedNode)) {
    process.argv = [process.execPath, file, ...args]
    await import(pathToFileURL(file).href)
    return
  }
  process.exitCode = await run(pinnedNode, [file, ...args], { stdio: 'inherit' })
}

/**
 * Told to stop, npm tells its shell, and many a shell ends without telling anyone: the shop would
 * go on alone and keep the port. Losing the parent therefore counts as being told.
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

function run(command, args, options) {
  const child = spawn(command, args, options)
  // Ctrl-C in a terminal reaches the child by itself; a second copy would look like impatience.
  const pass = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      // The shell's way of saying "ended by a signal".
      resolve(code ?? 128 + ({ SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1))
    })
  })
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
