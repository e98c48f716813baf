/**
 * Runs Lighthouse on home, listing, bike, its configurator, a content page and a story as on a phone, in turn, so that a slow spell of the machine
 * affects all of them. npm fetches it on first use: it is as large as the shop's own libraries together, and
 * nothing else needs it. Its own measure of the processor is printed beside its scores, which depend on it.
 *
 * With `THIRD_PARTIES=configured` every third party is set up; the visitor has agreed to none of them.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { everyThirdParty } from '../tests/third-parties/stand-in.ts'
import { findBrowser } from '../tools/browser.ts'
import { median, startShop, stopped } from './shop-process.ts'

const rounds = 7
const pages = {
  home: '/',
  listing: '/bikes/',
  bike: '/wold-sl-105/',
  content: '/delivery/',
  brand: '/home-v2/',
  story: '/blog/gears-for-the-hills-you-have/',
  configurator: '/wold-sl-105-di2/build/',
}
/** Search engines are to find the bike and not its configurator, which Lighthouse counts as a fault. */
const notIndexed = new Set(['configurator'])
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

const chrome = await findBrowser()
const report = join(mkdtempSync(join(tmpdir(), 'calder-lighthouse-')), 'report.json')

/** Null where Lighthouse lost its own trace, which it does now and then. */
function visit(url: string): Report | null {
  const how = ['--quiet', '--output=json', `--output-path=${report}`]
  const browser = '--chrome-flags=--headless=new --no-sandbox'
  const { status } = spawnSync('npx', ['--yes', 'lighthouse@13', url, browser, ...how], {
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

/** Nobody answers at this address, and nobody should be asked. */
const nobody = 'http://127.0.0.1:9'
const shop = await startShop({
  LOG_LEVEL: 'warn',
  JOBS: 'false',
  ...(process.env['THIRD_PARTIES'] === 'configured' && everyThirdParty(nobody)),
})
const visits = Object.entries(pages).map(([name, path]) => ({
  name,
  url: `http://localhost:${shop.port}${path}`,
  reports: [] as Report[],
}))
for (const { url } of visits) visit(url) // pictures are drawn, Lighthouse is fetched
for (let round = 0; round < rounds; round += 1)
  for (const { url, reports } of visits)
    reports.push(...[visit(url)].filter((result) => result !== null))
await stopped(shop)

for (const { name, reports } of visits) {
  if (reports.length === 0) {
    console.log(`${name}: Lighthouse printed nothing; can npm fetch it?`)
    process.exitCode = 1
    continue
  }
  const verdicts = Object.entries(budgets).map(([category, budget]) => {
    const scores = reports.map(({ categories }) =>
      Math.round(categories[category as keyof typeof budgets].score * 100),
    )
    const middle = median(scores)
    if (category === 'seo' && notIndexed.has(name)) return `${category} ${middle}, not indexed`
    return `${category} ${middle} (${scores.join(' ')}), ${middle >= budget ? 'within' : 'UNDER'} ${budget}`
  })
  const middles = metrics.map((metric) => {
    const value = median(reports.map(({ audits }) => audits[metric].numericValue))
    return `${metric.replaceAll('-', ' ')} ${metric.startsWith('cumulative') ? value.toFixed(3) : `${value.toFixed(0)} ms`}`
  })
  const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex))
  console.log(`${name}\n  ${verdicts.join('\n  ')}\n  ${middles.join(', ')}`)
  console.log(`  where its measure of the processor read ${speeds.join(' ')}`)
}
