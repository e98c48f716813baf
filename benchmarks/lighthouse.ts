/**
 * Runs Lighthouse as on a phone on every kind of page in turn, so that a slow spell of the machine affects all of
 * them. npm fetches it on first use: it is as large as the shop's own libraries together, and nothing else needs it.
 *
 * The browser is one without windows. A whole Chromium loads two pages of its own for its address bar while it opens
 * ours: on two cores they use more of the processor than the page that is measured, and every task of it takes longer.
 *
 * Lighthouse slows the page down by four, which suits a machine that reads 1,300 to 1,700 by its own measure of the
 * processor, `benchmarkIndex`. Figures from a machine that reads less than that speak of a slower phone.
 *
 * The machine should have Roboto (Debian: fonts-roboto-unhinted), as phones have it: until the shop's own font has
 * arrived, text is set in it, and in any other font it would break into other lines.
 *
 * With `THIRD_PARTIES=configured` every third party is set up; the visitor has agreed to none of them. `PAGES` and
 * `ROUNDS` measure fewer: `PAGES=home,bike ROUNDS=3 npm run bench -- lighthouse`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { everyThirdParty } from '../tests/third-parties/stand-in.ts'
import { findHeadlessBrowser } from '../tools/browser.ts'
import { median, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

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

const chrome = await findHeadlessBrowser()
const folder = mkdtempSync(join(tmpdir(), 'calder-lighthouse-'))
const file = join(folder, 'report.json')

/** Null where Lighthouse lost its own trace, which it does now and then. */
function visit(url: string): Report | null {
  const output = ['--quiet', '--output=json', `--output-path=${file}`]
  const how = ['--chrome-flags=--headless --no-sandbox', `--extra-headers=${cookies}`]
  const { status } = spawnSync('npx', ['--yes', 'lighthouse@13', url, ...output, ...how], {
    stdio: 'ignore',
    env: {
      ...process.env,
      CHROME_PATH: chrome,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    },
  })
  if (status !== 0) return null
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return report.runtimeError ? null : report
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
  .map(([name, path]) => ({ name, url: origin + path, reports: [] as Report[] }))
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
    const scores = reports.map((report) => scoreOf(report, category))
    const middle = median(scores)
    if (category === 'seo' && notIndexed.has(name)) return `${category} ${middle}, not indexed`
    return `${category} ${middle} (${scores.join(' ')}), ${verdict(middle, { least: budgets[category] }, '')}`
  })
  const middles = metrics.map((metric) => {
    const value = median(reports.map(({ audits }) => audits[metric].numericValue))
    return `${metric.replaceAll('-', ' ')} ${metric.startsWith('cumulative') ? value.toFixed(3) : `${value.toFixed(0)} ms`}`
  })
  const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex))
  console.log(`${name}\n  ${verdicts.join('\n  ')}\n  ${middles.join(', ')}`)
  console.log(`  where its measure of the processor read ${speeds.join(' ')}`)
}
rmSync(folder, { recursive: true })
