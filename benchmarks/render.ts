/**
 * Measures a listing that is not cached: filtered, counted, rendered, compressed, hashed and sent, in processor
 * time of the whole process, one request after the other. Budget: 4 ms on a machine where React renders the
 * elements of that page alone in 0.7 ms. Both are measured in turns, since the speed of a machine changes within
 * seconds.
 * Each request narrows the list by two prices that no request before it had, the warming ones neither.
 * The cards of products are known from other pages, as in a shop that has been open for a minute; the cost of a
 * page whose every part is rendered, as at the very first request, is printed beside it.
 */
import { median, processorSeconds, type Server, startShop, stopped } from './shop-process.ts'
import { plainPageOf } from './load/plain-page.ts'
import { verdict } from './verdict.ts'

/** A multiple of the processor time of the plain page. */
const budget = 5.7
const batches = 9
const requests = 40
/** Before these the engine is still compiling what it has found to be hot. */
const warmUps = 24

const bikePrices = (n: number) => `price=${1000 + (n % 60) * 20}_${7800 - Math.floor(n / 60) * 50}`
const otherPrices = (n: number) => `price=${5 + (n % 40)}_${255 - Math.floor(n / 40) * 2}`
const urls = {
  bikes: (n: number) => `/bikes/?${bikePrices(n)}`,
  'bikes, as data': (n: number) => `/bikes/_payload.json?${bikePrices(n)}`,
  accessories: (n: number) => `/accessories/?${otherPrices(n)}`,
}
type UrlOf = (n: number) => string

async function fetchPage({ port }: Server, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': 'br', cookie: 'i18n_redirected=en; location_country=gb' },
  })
  if (answer.status !== 200 || answer.headers.get('x-cache') !== 'miss')
    throw new Error(`${path} was answered ${answer.status} ${answer.headers.get('x-cache')}`)
  return answer.text()
}

function measure(shop: Server, urlOf: UrlOf) {
  let sent = 0
  return async function milliseconds(): Promise<number> {
    const before = processorSeconds(shop)
    for (let i = 0; i < requests; i += 1) await fetchPage(shop, urlOf((sent += 1)))
    return ((processorSeconds(shop) - before) * 1_000) / requests
  }
}

/** Processor time of this process, which renders the plain page. */
function millisecondsOf(render: () => string): number {
  const before = process.cpuUsage()
  for (let i = 0; i < requests; i += 1) render()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / requests
}

/** Prints the median of its milliseconds and returns that of their ratio to the plain page. */
async function compare(shop: Server, name: string, urlOf: UrlOf): Promise<number> {
  const { length } = await fetchPage(shop, urlOf(0))
  const milliseconds = measure(shop, urlOf)
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) {
    await milliseconds()
    millisecondsOf(plainPage)
  }
  const times: number[] = []
  const ratios: number[] = []
  for (let batch = 0; batch < batches; batch += 1) {
    const plain = millisecondsOf(plainPage)
    const time = await milliseconds()
    times.push(time)
    ratios.push(time / plain)
  }
  const [middle, best, ratio] = [median(times), Math.min(...times), median(ratios)]
  console.log(
    `${name.padEnd(28)} ${length} characters, ${middle.toFixed(2)} ms, at best ${best.toFixed(2)} ms, ${ratio.toFixed(1)} times the plain page`,
  )
  return ratio
}

const shop = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false' })
const plainPage = plainPageOf(await fetchPage(shop, urls.bikes(-1)))
for (const [name, urlOf] of Object.entries(urls))
  console.log(`  ${verdict(await compare(shop, name, urlOf), { most: budget }, ' times')}`)
await stopped(shop)

const plain = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false', FRAGMENT_CACHE_MB: '0' })
await compare(plain, 'bikes, every part rendered', urls.bikes)
await stopped(plain)
