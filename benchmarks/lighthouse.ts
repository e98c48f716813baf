/**
 * Runs Lighthouse as on a phone on every kind of page in turn, so that a slow spell of the machine affects all of
 * them. npm fetches it on first use: it is as large as the shop's own libraries together, and nothing else needs it.
 *
 * Lighthouse slows the page down by four, which suits a machine that reads about 1,500 by Lighthouse's own measure of
 * the processor, `benchmarkIndex`. On a slower one it judges a slower phone, and its documentation asks for another
 * multiplier (docs/throttling.md). So each visit is scored a second time by the same Lighthouse, from its own
 * recording, with the multiplier for what was read during that visit. Both scores are printed; the budget is held
 * against the second.
 *
 * The machine should have Roboto (Debian: fonts-roboto-unhinted), as phones have it: until the shop's own font has
 * arrived, text is set in it, and in any other font it would break into other lines.
 *
 * With `THIRD_PARTIES=configured` every third party is set up; the visitor has agreed to none of them. `PAGES` and
 * `ROUNDS` measure fewer: `PAGES=home,bike ROUNDS=3 npm run bench -- lighthouse`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { everyThirdParty } from '../tests/third-parties/stand-in.ts'
import { findBrowser } from '../tools/browser.ts'
import { median, startShop, stopped } from './shop-process.ts'

const rounds = Number(process.env['ROUNDS'] ?? 7)
const pages = {
  home: '/',
  listing: '/bikes/',
  bike: '/wold-sl-105/',
  accessory: '/crest-helmet/',
  configurator: '/wold-sl-105-di2/build/',
  checkout: '/checkout/',
  content: '/delivery/',
  story: '/blog/gears-for-the-hills-you-have/',
}
const wanted = process.env['PAGES']?.split(',') ?? Object.keys(pages)
/** Pages that search engines are not to find, which Lighthouse counts as a fault. */
const notIndexed = new Set(['configurator', 'checkout'])
const budgets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

type Report = {
  runtimeError?: { message: string }
  categories: Record<keyof typeof budgets, { score: number }>
  audits: Record<(typeof metrics)[number], { numericValue: number }>
  environment: { benchmarkIndex: number }
}
type Visit = { recorded: Report; calibrated: Report }
type Artifacts = { settings: { throttling: { cpuSlowdownMultiplier: number } } }

/** How much slower than this machine the middling phone is that Lighthouse judges by. */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650)
}

const chrome = await findBrowser()
const folder = mkdtempSync(join(tmpdir(), 'calder-lighthouse-'))
const report = join(folder, 'report.json')
const recording = join(folder, 'recording')

function runLighthouse(url: string, how: readonly string[]): Report | null {
  const browser = '--chrome-flags=--headless=new --no-sandbox'
  const output = ['--quiet', '--output=json', `--output-path=${report}`]
  const { status } = spawnSync('npx', ['--yes', 'lighthouse@13', url, browser, ...output, ...how], {
    stdio: 'ignore',
    env: {
      ...process.env,
      CHROME_PATH: chrome,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    },
  })
  if (status !== 0) return null
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report
  return result.runtimeError ? null : result
}

/** Null where Lighthouse lost its own trace, which it does now and then. */
function visit(url: string): Visit | null {
  rmSync(recording, { recursive: true, force: true })
  const headers = `--extra-headers=${cookies}`
  const recorded = runLighthouse(url, [`-GA=${recording}`, headers])
  if (!recorded) return null
  const multiplier = slowdownFor(recorded.environment.benchmarkIndex)
  // Lighthouse scores a recording only with the settings that are written in it.
  const file = join(recording, 'artifacts.json')
  const artifacts = JSON.parse(readFileSync(file, 'utf8')) as Artifacts
  artifacts.settings.throttling.cpuSlowdownMultiplier = multiplier
  writeFileSync(file, JSON.stringify(artifacts))
  const setting = `--throttling.cpuSlowdownMultiplier=${multiplier}`
  const calibrated = runLighthouse(url, [`-A=${recording}`, headers, setting])
  return calibrated && { recorded, calibrated }
}

/** No service answers at this URL, and none should be called. */
const nobody = 'http://127.0.0.1:9'
const shop = await startShop({
  LOG_LEVEL: 'warn',
  JOBS: 'false',
  ...(process.env['THIRD_PARTIES'] === 'configured' && everyThirdParty(nobody)),
})
const origin = `http://localhost:${shop.port}`
/** The checkout needs something in the cart. */
const added = await fetch(`${origin}/nuxt/api/cart/add-item`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify({ cartItems: [{ sku: 'HLM-CREST-M-INK', quantity: 1 }] }),
})
const cartCookies = added.headers.getSetCookie().map((line) => line.split(';')[0])
const cookies = JSON.stringify({ Cookie: cartCookies.join('; ') })

const visits = Object.entries(pages)
  .filter(([name]) => wanted.includes(name))
  .map(([name, path]) => ({ name, url: origin + path, reports: [] as Visit[] }))
for (const { url } of visits) visit(url) // pictures are drawn, Lighthouse is fetched
for (let round = 0; round < rounds; round += 1)
  for (const { url, reports } of visits)
    reports.push(...[visit(url)].filter((result) => result !== null))
await stopped(shop)

const scoreOf = ({ categories }: Report, category: keyof typeof budgets) =>
  Math.round(categories[category].score * 100)

for (const { name, reports } of visits) {
  if (reports.length === 0) {
    console.log(`${name}: Lighthouse printed nothing; can npm fetch it?`)
    process.exitCode = 1
    continue
  }
  const verdicts = (Object.keys(budgets) as (keyof typeof budgets)[]).map((category) => {
    const scores = reports.map(({ calibrated }) => scoreOf(calibrated, category))
    const middle = median(scores)
    if (category === 'seo' && notIndexed.has(name)) return `${category} ${middle}, not indexed`
    const isWithin = middle >= budgets[category]
    return `${category} ${middle} (${scores.join(' ')}), ${isWithin ? 'within' : 'UNDER'} ${budgets[category]}`
  })
  const middles = metrics.map((metric) => {
    const value = median(reports.map(({ calibrated }) => calibrated.audits[metric].numericValue))
    return `${metric.replaceAll('-', ' ')} ${metric.startsWith('cumulative') ? value.toFixed(3) : `${value.toFixed(0)} ms`}`
  })
  const plain = reports.map(({ recorded }) => scoreOf(recorded, 'performance'))
  const speeds = reports.map(({ recorded }) => Math.round(recorded.environment.benchmarkIndex))
  console.log(`${name}\n  ${verdicts.join('\n  ')}\n  ${middles.join(', ')}`)
  console.log(`  slowed down by four: performance ${median(plain)} (${plain.join(' ')})`)
  console.log(`  where its measure of the processor read ${speeds.join(' ')}`)
}
rmSync(folder, { recursive: true })
