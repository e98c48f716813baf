/**
 * Measures a listing that is not cached: filtered, counted, rendered, hashed and sent, in processor time of
 * the whole process, one request after the other. Budget: a median of 4 ms.
 * Each request narrows the list by two prices that no request before it had, the warming ones neither.
 * The cards of products are known from other pages, as in a shop that has been open for a minute, and
 * so are the filters whose counts happen to be the same; the cost of a page whose every
 * part is rendered, as at the very first request, is printed beside it.
 */
import { median, processorSeconds, type Server, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

const budget = 4
const batches = 9
const requests = 40
const warmUps = 8

const bikePrices = (n: number) => `price=${1000 + (n % 30) * 40}_${7800 - Math.floor(n / 30) * 100}`
const otherPrices = (n: number) => `price=${5 + (n % 20)}_${255 - Math.floor(n / 20) * 5}`
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

async function medianOf(shop: Server, name: string, urlOf: UrlOf): Promise<number> {
  const size = (await fetchPage(shop, urlOf(0))).length
  const milliseconds = measure(shop, urlOf)
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await milliseconds()
  const times: number[] = []
  for (let batch = 0; batch < batches; batch += 1) times.push(await milliseconds())
  const middle = median(times)
  console.log(
    `${name.padEnd(28)} ${size} characters, ${middle.toFixed(2)} ms, at best ${Math.min(...times).toFixed(2)} ms`,
  )
  return middle
}

const shop = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false' })
for (const [name, urlOf] of Object.entries(urls))
  console.log(`  ${verdict(await medianOf(shop, name, urlOf), { most: budget }, ' ms')}`)
await stopped(shop)

const plain = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false', FRAGMENT_CACHE_MB: '0' })
await medianOf(plain, 'bikes, every part rendered', urls.bikes)
await stopped(plain)
