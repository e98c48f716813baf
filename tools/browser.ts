import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

type Surroundings = {
  env?: NodeJS.ProcessEnv
  paths?: string[]
  installers?: Installer[]
  print?: (line: string) => void
}
/** A command that may bring a browser. */
type Installer = { name: string; command: string[] }

const run = promisify(execFile)
const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * A Chromium for the journeys: the one asked for, one on the system, Playwright's own, or a newly
 * installed one. Without any it throws and says how to get one; journeys are never skipped.
 */
export async function findBrowser(surroundings: Surroundings = {}): Promise<string> {
  const { env = process.env, print = () => {} } = surroundings
  const {
    paths = [...usualPaths(env), chromium.executablePath()],
    installers = knownInstallers(),
  } = surroundings
  const chosen = env['CHROMIUM_PATH']
  if (chosen) return confirmed(chosen)

  const candidates = () => [...onPath(env), ...paths]
  const present = await firstThatRuns(candidates())
  if (present) return present
  for (const installer of installers) {
    print(`Getting a browser with ${installer.name}.`)
    if (!(await succeeds(installer.command))) continue
    const installed = await firstThatRuns(candidates())
    if (installed) return installed
  }
  throw new Error(
    'There is no Chrome or Chromium for the journeys and none could be installed; install one, or set CHROMIUM_PATH to where one is.',
  )
}

/**
 * A Chromium that has no windows, which takes half the processor time of a whole one for the same
 * journey; where there is none and the system cannot bring it, a whole one.
 */
export async function findHeadlessBrowser(surroundings: Surroundings = {}): Promise<string> {
  const { env = process.env, print = () => {} } = surroundings
  if (env['CHROMIUM_PATH']) return findBrowser(surroundings)
  const candidates = onPath(env, shellNames)
  const present = await firstThatRuns(candidates)
  if (present) return present
  for (const installer of surroundings.installers ?? systemInstallers('chromium-headless-shell')) {
    print(`Getting a browser without windows with ${installer.name}.`)
    // A system that cannot be reached must not hold up the tests: a whole browser will do as well.
    if (!(await succeeds(installer.command, 120_000))) continue
    const installed = await firstThatRuns(candidates)
    if (installed) return installed
  }
  return findBrowser(surroundings)
}

async function confirmed(path: string): Promise<string> {
  if (await runs(path)) return path
  throw new Error(`CHROMIUM_PATH is set to ${path}, but no browser answers there.`)
}

const onPath = (env: NodeJS.ProcessEnv, wanted = names): string[] =>
  (env['PATH'] ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)))

function usualPaths(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin')
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    )
  if (process.platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = env[name]
      if (!folder) return []
      return ['Google/Chrome', 'Chromium'].map((app) => join(folder, app, 'Application/chrome.exe'))
    })
  return ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium']
}

const isRoot = () => process.getuid?.() === 0

/** Only root may ask Debian's package manager. */
function systemInstallers(name: string): Installer[] {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return []
  const apt = `apt-get update -q && apt-get install -qy --no-install-recommends ${name}`
  return [
    { name: 'apt-get', command: ['sh', '-c', `export DEBIAN_FRONTEND=noninteractive; ${apt}`] },
  ]
}

function knownInstallers(): Installer[] {
  const playwright = resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
  return [
    ...systemInstallers('chromium'),
    {
      name: 'Playwright',
      // With root's rights it can also bring the libraries the browser needs.
      command: [
        process.execPath,
        playwright,
        'install',
        ...(isRoot() ? ['--with-deps'] : []),
        'chromium',
      ],
    },
  ]
}

async function firstThatRuns(paths: string[]): Promise<string | null> {
  for (const path of paths) if (await runs(path)) return path
  return null
}

/** Asked, not only seen: Ubuntu ships a `chromium-browser` that just tells you to install another. */
async function runs(path: string): Promise<boolean> {
  if (!path || !existsSync(path)) return false
  // On Windows Chrome would open a window instead of saying its version.
  return process.platform === 'win32' || succeeds([path, '--version'], 20_000)
}

async function succeeds([command = '', ...args]: string[], timeout = 600_000): Promise<boolean> {
  return run(command, args, { timeout, maxBuffer: 64_000_000 }).then(
    () => true,
    () => false,
  )
}
