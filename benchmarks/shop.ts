/**
 * Compares a stored page, which goes through the whole front of the shop, with bare `node:http`:
 * visitor, URL rules, key, cache, log and figures. Same bytes, same run; budget 75 %. All take turns,
 * each round has a ratio of its own, and the one in the middle counts: a machine that is busy for a
 * while is busy for all of them.
 */
import { browserHeaders as headers, startBare, takeTurns } from './load/bare-http.ts'
import { median, quantile, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

const rounds = 25
const load = { rounds, unmeasured: 8, connections: 32, seconds: 0.6 }
/** Per cent of what bare `node:http` does with the same processor time. */
const budget = 75
const path = process.argv[2] ?? '/'

async function compare() {
  const shop = await startShop()
  for (let tries = 0; tries < 5; tries += 1)
    await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const bare = await startBare(shop, { path, headers, status: 200 })
  const etag =
    (await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })).headers.get('etag') ?? ''
  const page = { path, headers, status: 200 }
  const unchanged = { path, headers: { ...headers, 'If-None-Match': etag }, status: 304 }
  const scores = await takeTurns(
    [
      { name: 'bare node:http', server: bare, ...page },
      { name: 'shop, stored page', server: shop, ...page },
      { name: 'shop, 304', server: shop, ...unchanged },
    ],
    load,
  )
  const base = scores.get('bare node:http') ?? []
  // A machine so busy that somebody got no answer at all says nothing about either.
  const whole = base.flatMap((_, round) =>
    [...scores.values()].every((list) => (list[round]?.perSecond ?? 0) > 0) ? [round] : [],
  )
  if (whole.length < rounds) console.log(`${rounds - whole.length} of ${rounds} rounds left out`)
  for (const [name, list] of scores) {
    const shares = whole.map(
      (round) =>
        ((list[round]?.perProcessorSecond ?? 0) / (base[round]?.perProcessorSecond ?? 1)) * 100,
    )
    const [lower, share, upper] = [0.25, 0.5, 0.75].map((part) =>
      Math.round(quantile(shares, part)),
    )
    console.log(
      `${name.padEnd(20)} ${Math.round(median(list.map((score) => score.perSecond)))}/s, ${Math.round(median(list.map((score) => score.perProcessorSecond)))} per processor second, ${share} %, half of all rounds between ${lower} and ${upper} %, ${verdict(share ?? 0, { least: budget }, ' %')}`,
    )
  }
  bare.child.kill()
  await stopped(shop)
}

await compare()
