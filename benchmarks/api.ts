/**
 * Measures two calls of the catalogue over HTTP, each stored and made anew, and bare `node:http` with the
 * same bytes in the same run. A query that is too long to be stored makes the shop answer anew. The budget
 * is the number of stored responses a second, on two cores that the shop shares with the client.
 */
import { browserHeaders, startBare, takeTurns, type Target } from './load/bare-http.ts'
import { median, type Server, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

const load = { rounds: 7, connections: 16, seconds: 1 }
const neverStored = `&x=${'x'.repeat(300)}`
const calls = {
  'catalog/lister?urlKey=bikes&by_size=M&material=carbon': 3_000,
  'catalog/child-bike?urlKey=wold-sl-ultegra-di2': 2_000,
}

async function compare(shop: Server, call: string, budget: number) {
  const target = (path: string): Target => ({ path, headers: browserHeaders, status: 200 })
  const stored = target(`/nuxt/api/${call}`)
  const bare = await startBare(shop, stored)
  const contestants = [
    { name: 'bare node:http', server: bare, ...stored },
    { name: 'stored', server: shop, ...stored },
    { name: 'made anew', server: shop, ...target(stored.path + neverStored) },
  ]
  let base = 0
  for (const [name, scores] of await takeTurns(contestants, load)) {
    const perSecond = Math.round(median(scores.map((score) => score.perSecond)))
    const perProcessorSecond = median(scores.map((score) => score.perProcessorSecond))
    base ||= perProcessorSecond
    const share = Math.round((perProcessorSecond / base) * 100)
    const judged = name === 'stored' ? `; ${verdict(perSecond, { least: budget }, '/s')}` : ''
    console.log(
      `  ${name.padEnd(16)} ${perSecond}/s, ${(1_000 / perProcessorSecond).toFixed(2)} ms of processor, ${share} % of bare node:http${judged}`,
    )
  }
  bare.child.kill()
}

const shop = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false' })
for (const [call, budget] of Object.entries(calls)) await compare(shop, call, budget)
await stopped(shop)
