/**
 * Measures what a thousand invented picture URLs cost: processor time, memory, and whether an ordinary
 * picture is still served. Each kind of URL gets a new shop, so that none affects the next. Budget: a few
 * processor seconds, and memory back within 200 MB.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { isPageFrame } from '../src/images/names/page-frame.ts'
import { anAvifBomb } from '../tests/claims/sample-files.ts'
import { memoryMb, processorSeconds, type Server, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

const requests = 1_000
const connections = 40
const longestMs = 60_000
const restMs = 15_000

const accept = 'image/avif,image/webp,*/*'
const paints = ['FOG', 'INK', 'MOSS', 'NAVY', 'RUST', 'SLATE', 'SOOT', 'TARN', 'OAT', 'PEAT']
const logos = ['BRASS', 'CHALK', 'FIR', 'GORSE', 'INK', 'MILK', 'SIGNAL', 'SILVER', 'SKYLARK']
const sides = [96, 160, 240, 320, 480, 630, 640, 800, 960, 1200, 1600, 2000]
const grounds = ['paper', 'stone50', 'stone100'] as const
/** The frames of pages; any other is charged as a custom picture. */
const pageFrames = grounds.flatMap((ground) =>
  sides.filter((width) => isPageFrame({ width, ground })).map((width) => `w_${width},b_${ground}`),
)
const views = ['fitted', 'detail-cockpit', 'detail-drivetrain', 'detail-wheel', 'detail-seat']
const pick = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value

const bike = 'bike/wold-sl-105-di2/reservoir'
const kinds: Record<string, (index: number) => string> = {
  'invented landscapes': (index) =>
    `/img/w_2000,h_2000,c_auto/scene/city-night-snow-seed${index}.gravel.rider-2400x2400.svg`,
  'odd sizes of one bike': (index) =>
    `/img/w_${pick(sides, index)},h_${pick(sides, Math.floor(index / 12))},c_auto,b_${pick(grounds, Math.floor(index / 144))}/${bike}.svg`,
  'painted bikes': (index) =>
    `/img/w_2000/${bike}~BBCOLOUR-${pick(paints, index)}~LGO-DT-${pick(logos, Math.floor(index / 10))}~LGO-TT-${pick(logos, Math.floor(index / 90))}.svg`,
  // Pages show bikes in a chosen size, and store them once they are drawn, so their budget is eight times as large.
  'pictures of pages that nobody has drawn yet': (index) =>
    `/img/${pick(pageFrames, index)}/${bike}/${pick(['S', 'M', 'L', 'XL'], Math.floor(index / pageFrames.length))}/${pick(views, Math.floor(index / (4 * pageFrames.length)))}.svg`,
  'products that do not exist': (index) => `/img/w_640/bike/no-such-bike-${index}/moss.svg`,
}

async function measure(name: string, urlOf: (index: number) => string) {
  const shop = await startShop({ LOG_LEVEL: 'silent', JOBS: 'false' })
  const origin = `http://127.0.0.1:${shop.port}`
  const get = (path: string) => fetch(origin + path, { headers: { accept } })
  // The first pages and one ordinary picture bring the process to its usual size.
  for (const path of ['/', '/road-bikes/', `/img/w_640/${bike}.svg`])
    await (await get(path)).arrayBuffer()
  await wait(3_000)
  const before = { processor: processorSeconds(shop), memory: memoryMb(shop, 'now') }
  const statuses = new Map<number, number>()
  let highest = before.memory
  const watch = setInterval(() => (highest = Math.max(highest, memoryMb(shop, 'now'))), 200)
  const until = performance.now() + longestMs
  let next = 0
  async function send() {
    while (next < requests && performance.now() < until) {
      const answer = await get(urlOf(next++))
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, send))
  const ordinary = await get(`/img/w_480/accessory/crest-helmet/ink.svg`)
  await wait(restMs)
  clearInterval(watch)
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const spent = processorSeconds(shop) - before.processor
  const after = memoryMb(shop, 'now')
  console.log(
    `  ${name}: ${answers}; ${spent.toFixed(1)} s of processor; memory ${before.memory.toFixed(0)} MB, ` +
      `at most ${highest.toFixed(0)} MB, ${after.toFixed(0)} MB after ${restMs / 1000} s; ordinary picture ${ordinary.status}`,
  )
  await stopped(shop)
}

/** The most memory that the program beside the shop that decodes pictures has held. */
function decoderMb(shop: Server): number {
  const own = shop.child.pid
  const children = readFileSync(`/proc/${own}/task/${own}/children`, 'utf8').trim().split(' ')
  const pid = children.find(
    (child) => child && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('picture-decoder'),
  )
  return pid ? memoryMb({ child: { pid: Number(pid) } }, 'most') : 0
}

/** Sends a picture as a file of a claim; returns the status of the answer to its only part. */
async function upload(shop: Server, bytes: Buffer): Promise<number> {
  const calls = `http://127.0.0.1:${shop.port}/nuxt/api/warranty-claim`
  const start = await fetch(`${calls}/start-upload`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-storefront': '1' },
    body: JSON.stringify({ kind: 'picture', name: 'x', size: bytes.length }),
  })
  const {
    upload: { id },
  } = (await start.json()) as { upload: { id: string } }
  const answer = await fetch(`${calls}/upload-part?id=${id}&offset=0`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'x-storefront': '1' },
    body: new Uint8Array(bytes),
  })
  return answer.status
}

const avifOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .avif({ effort: 0 })
    .toBuffer()

/** Files of claims of a kilobyte each, for which a decoder takes up to a gigabyte. */
async function measureUploads() {
  const shop = await startShop({ LOG_LEVEL: 'silent', JOBS: 'false' })
  const files = {
    'an AVIF of 62 megapixels': anAvifBomb,
    'an AVIF of 17 megapixels': await avifOf(4_096, 4_096),
    'an AVIF of 12 megapixels': await avifOf(4_032, 3_024),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const before = memoryMb(shop, 'now')
    const status = await upload(shop, bytes)
    const grown = memoryMb(shop, 'now') - before
    console.log(
      `  ${name} in ${bytes.length} bytes: ${status}; the shop from ${before.toFixed(0)} MB by ${grown.toFixed(0)} MB, ${verdict(grown, { most: 50 }, ' MB')}; the decoder ${decoderMb(shop).toFixed(0)} MB at most`,
    )
  }
  await stopped(shop)
}

await measureUploads()
for (const [name, urlOf] of Object.entries(kinds)) await measure(name, urlOf)
