/**
 * What a listing costs that nobody has asked for before: filtered, counted, rendered, hashed and sent,
 * in processor time of the whole process, by requests one after the other. Budget 4 ms in the middle.
 */
import { median, processorSeconds, type Server, startShop, stopped } from './shop-process.ts'

const budget = 4
const batches = 9
const requests = 40

/** A value nobody has heard of narrows nothing, and one so long is not worth keeping a page for. */
const neverKept = `colour=${'x'.repeat(90)}`
const pages = {
  'all bikes': `/bikes/?${neverKept}`,
  'all bikes, as data': `/bikes/_payload.json?${neverKept}`,
  accessories: `/accessories/?${neverKept}`,
}

async function ask({ port }: Server, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': 'identity', cookie: 'i18n_redirected=en; location_country=gb' },
  })
  if (answer.status !== 200 || answer.headers.get('x-cache') !== 'pass')
    throw new Error(`${path} was answered ${answer.status} ${answer.headers.get('x-cache')}`)
  return answer.text()
}

async function milliseconds(shop: Server, path: string): Promise<number> {
  const before = processorSeconds(shop)
  for (let asked = 0; asked < requests; asked += 1) await ask(shop, path)
  return ((processorSeconds(shop) - before) * 1_000) / requests
}

const shop = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false' })
for (const [name, path] of Object.entries(pages)) {
  const size = (await ask(shop, path)).length
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await milliseconds(shop, path)
  const times: number[] = []
  for (let batch = 0; batch < batches; batch += 1) times.push(await milliseconds(shop, path))
  const middle = median(times)
  console.log(
    `${name.padEnd(20)} ${size} characters, ${middle.toFixed(2)} ms, at best ${Math.min(...times).toFixed(2)} ms; ${middle <= budget ? 'within' : 'OVER'} ${budget} ms`,
  )
}
await stopped(shop)
