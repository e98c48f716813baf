import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../src/db/embedded/embedded-port.server.ts'
import { findBrowser, findHeadlessBrowser } from '../browser.ts'
import { ensureBuilt } from '../bundle/build-stamp.ts'
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest, type Tally } from './count-tests.ts'
import { refreshJourneysData } from './journeys-data.ts'

export type Result = Tally & { output: string }
export type Step = { name: string; needs?: string[]; run: () => Promise<Result> }

const root = resolve(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'calder-reports-'))
/** Settings of a real shop: its database must never be the one that tests write to. */
const ofTheShop = ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'WORKERS', 'NODE_ENV']

const check = (name: string, ...command: string[]): Step => ({
  name,
  run: async () => {
    const { isFine, output } = await runProgram(command)
    return { ...tallyOfCheck(isFine), output }
  },
})

const checks = [
  check('format', 'oxfmt', '--check', '.'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('types', 'tsc', '--noEmit'),
  check('dead code', 'knip'),
]

const unit = (filters: string[]): Step => ({
  name: 'unit and API tests',
  run: async () => {
    const report = join(reports, 'vitest.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { isFine, output } = await runProgram(['vitest', 'run', ...reporters, ...filters])
    return { ...tallyOfVitest(report, isFine), output }
  },
})

const build: Step = {
  name: 'build',
  run: async () => {
    await ensureBuilt()
    return { ...tallyOfCheck(true), output: '' }
  },
}

const browser: Step = {
  name: 'browser',
  run: async () => {
    // The full browser is needed, too: the one without windows has no back-forward cache.
    const paths = [await findBrowser(), await findHeadlessBrowser()]
    process.env['JOURNEYS_BROWSER'] = paths[1]
    return { ...tallyOfCheck(true), output: paths.join('\n') }
  },
}

const journeys = (filters: string[]): Step => ({
  name: 'journeys',
  needs: ['build', 'browser'],
  run: async () => {
    await refreshJourneysData()
    const report = join(reports, 'playwright.json')
    const command = ['playwright', 'test', '--reporter=list,json', ...filters]
    const { isFine, output } = await runProgram(command, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS_PORT: process.env['JOURNEYS_PORT'] ?? String(await freePort()),
      STAND_IN_PORT: process.env['STAND_IN_PORT'] ?? String(await freePort()),
    })
    return { ...tallyOfPlaywright(report, isFine), output }
  },
})

/** The steps of one part, with what to pick from its tests (a part of a file's path). */
export function stepsOf(part: string, filters: string[]): Step[] {
  if (part === 'verify') return [...checks, unit(filters)]
  if (part === 'unit') return [unit(filters)]
  if (part === 'journeys') return [build, browser, journeys(filters)]
  return [...checks, unit([]), build, browser, journeys([])]
}

function runProgram(
  [program = '', ...args]: string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<{ isFine: boolean; output: string }> {
  const env = { ...process.env, ...extra }
  for (const name of ofTheShop) delete env[name]
  if (process.stdout.isTTY) env['FORCE_COLOR'] = '1'
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((settle, reject) => {
    child.once('error', reject)
    child.once('close', (code) => settle({ isFine: code === 0, output }))
  })
}
