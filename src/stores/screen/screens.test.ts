import { get as httpGet, type IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { cartShop, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { ownPage, testShop } from '../../../tests/helpers/shop.ts'
import { makePairingCode, pairingMinutes, pairScreen } from './screens.server.ts'
import { collectionEventsPath } from './screen-path.ts'
import { runStoreCommand } from './store-command.server.ts'

const shop = await cartShop({ METRICS_NETWORKS: '127.0.0.1' })
const { database } = shop
const { db } = database
const path = '/stores/collection-screen/'
const newCode = () => makePairingCode(db, { store: 'leeds', name: 'Till', now: new Date() })

const sendCode = (code: string) =>
  shop.send('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
    body: new URLSearchParams({ form: 'pair-screen', code }).toString(),
  })

async function pairedCookies(): Promise<Record<string, string>> {
  const line = (await sendCode(await newCode())).headers.get('set-cookie') ?? ''
  const token = /collection_screen=([\w-]+)/.exec(line)?.[1]
  if (!token) throw new Error(`The screen was not paired: ${line}`)
  return { collection_screen: token }
}

async function orderForLeeds() {
  const ada = await buyer(db, [anItem(helmet)])
  const request = anOrderRequest(ada.cartId, { delivery: { kind: 'store', place: 'leeds' } })
  return (await placeOrder(ada.ctx, request)).order
}

/** An open stream; `text` is everything it has sent. */
async function openStream(cookies: Record<string, string>, origin = shop.origin) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${origin}${collectionEventsPath}`, { headers: { cookie } }, resolve).on(
      'error',
      reject,
    )
  })
  const stream = {
    status: response.statusCode,
    text: '',
    isEnded: false,
    close: () => response.destroy(),
  }
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => (stream.text += chunk))
  response.on('end', () => (stream.isEnded = true))
  return stream
}

/** The finished requests for a stream, by the kind of their status. */
async function counted(status: string): Promise<number> {
  const labels = `route="${collectionEventsPath}",status="${status}"`
  const text = await (await shop.get('/metrics')).text()
  return Number(text.split(`http_request_seconds_count{${labels}} `)[1]?.split('\n')[0] ?? 0)
}

test('a stranger sees a form, and no orders', async () => {
  const order = await orderForLeeds()
  const page = await (await shop.get(path)).text()
  expect(page).toContain('name="code"')
  expect(page).not.toContain(order.number.slice(-4))
  expect((await shop.get(collectionEventsPath)).status).toBe(403)
})

test('a paired screen shows the end of the number and the initial, and nothing else of the order', async () => {
  const order = await orderForLeeds()
  const answer = await shop.get(path, { cookies: await pairedCookies() })
  const page = await answer.text()
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(page).toContain('<title>Collections | Leeds | Calder Cycles</title>')
  expect(page).toContain(order.number.slice(-4))
  expect(page).not.toContain(order.number)
  expect(page).not.toMatch(/Byron|ada@example|Mill Lane/)
})

test('a paired screen gets its cookie anew with its page, and a revoked one does not', async () => {
  const cookies = await pairedCookies()
  const line = (await shop.get(path, { cookies })).headers.get('set-cookie') ?? ''
  expect(line).toContain(`collection_screen=${cookies['collection_screen']}; Max-Age=34560000`)
  const unknown = { collection_screen: 'a'.repeat(43) }
  expect((await shop.get(path, { cookies: unknown })).headers.get('set-cookie')).toBeNull()
})

test('a code works once, even when it is sent twice at the same time', async () => {
  const code = await newCode()
  const answers = await Promise.all([sendCode(code), sendCode(code)])
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([303, 422]))
})

test('a code expires after ten minutes', async () => {
  const now = new Date()
  const code = await newCode()
  const pairAfter = (minutes: number) =>
    pairScreen(testCtx(db, { now: new Date(now.getTime() + minutes * 60_000) }), code)
  expect(await pairAfter(pairingMinutes + 1)).toBeNull()
  expect(await pairAfter(pairingMinutes - 1)).not.toBeNull()
})

test('an order that becomes ready is sent to the open screen, and leaves it once collected', async () => {
  const order = await orderForLeeds()
  const tail = order.number.slice(-4)
  const stream = await openStream(await pairedCookies())
  const lastBoard = () =>
    JSON.parse(/.*event: board\ndata: (.*)\n\n$/s.exec(stream.text)?.[1] ?? '{}') as Record<
      'ready' | 'preparing',
      { tickets: { tail: string }[] }
    >
  const tailsOf = (list: 'ready' | 'preparing') =>
    lastBoard()[list].tickets.map((ticket) => ticket.tail)
  await vi.waitFor(() => expect(tailsOf('preparing')).toContain(tail), 10_000)
  await takeStep(db, { id: order.id }, 'ready', { now: new Date() })
  await vi.waitFor(() => expect(tailsOf('ready')).toContain(tail), 10_000)
  await takeStep(db, { id: order.id }, 'complete', { now: new Date() })
  await vi.waitFor(() => expect(tailsOf('ready')).not.toContain(tail), 10_000)
  stream.close()
})

test('a revoked screen is disconnected at once and cannot come back', async () => {
  const cookies = await pairedCookies()
  const stream = await openStream(cookies)
  expect(stream.status).toBe(200)
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  await runStoreCommand({ db, args: ['devices'], print })
  const id = /^\d+/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  await runStoreCommand({ db, args: ['revoke', id], print })
  await vi.waitFor(() => expect(stream.isEnded).toBe(true), 10_000)
  expect(stream.text).toContain('event: revoked')
  expect((await shop.get(collectionEventsPath, { cookies })).status).toBe(403)
})

test('in the network of a store its screen needs no pairing', async () => {
  const inStore = await testShop({ STORE_NETWORKS: 'leeds=127.0.0.1' }, database)
  expect(await (await inStore.get(path)).text()).toContain('Collections | Leeds')
  const open = await testShop({ STORE_NETWORKS: '127.0.0.1' }, database)
  expect(await (await open.get(path)).text()).toContain('name="code"')
})

test('a screen that is switched off has not failed', async () => {
  const [answered, failed] = await Promise.all([counted('2xx'), counted('4xx')])
  const stream = await openStream(await pairedCookies())
  await vi.waitFor(() => expect(stream.text).toContain('event: board'), 10_000)
  stream.close()
  await vi.waitFor(async () => expect(await counted('2xx')).toBe(answered + 1), 10_000)
  expect(await counted('4xx')).toBe(failed)
})

test('screens that were switched off while the shop was slow leave room for others', async () => {
  const cookies = await pairedCookies()
  const headers = { cookie: `collection_screen=${cookies['collection_screen']}` }
  const open = () =>
    httpGet(`${shop.origin}${collectionEventsPath}`, { headers }).on('error', () => {})
  // As many as are read at once, three times: more than a store may have.
  for (const _ of [1, 2, 3]) {
    const before = await counted('4xx')
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table store_devices in access exclusive mode`)
      const requests = Array.from({ length: 8 }, open)
      const waiting = sql`select from pg_locks
        where relation = 'store_devices'::regclass and not granted`
      await vi.waitFor(
        async () => expect((await tx.execute(waiting)).rowCount).toBe(requests.length),
        10_000,
      )
      for (const request of requests) request.destroy()
      await vi.waitFor(async () => expect(await counted('4xx')).toBe(before + 8), 10_000)
    })
  }
  const stream = await openStream(cookies)
  expect(stream.status).toBe(200)
  stream.close()
})

test('guessing is refused after ten wrong codes', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) statuses.push((await sendCode('K7QM-2RTX')).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await sendCode(await newCode())).status).toBe(429)
})

test('a visitor who opens many streams in the network of a store takes no place of a paired screen', async () => {
  const inStore = await testShop({ STORE_NETWORKS: 'leeds=127.0.0.1/32' }, database)
  const taken = await Promise.all(Array.from({ length: 22 }, () => openStream({}, inStore.origin)))
  expect(taken.filter(({ status }) => status === 200)).toHaveLength(20)
  // The attempts of the tests before are forgotten by then.
  const later = new Date(Date.now() + 2 * pairingMinutes * 60_000)
  const code = await makePairingCode(db, { store: 'leeds', name: 'Till', now: later })
  const token = await pairScreen(testCtx(db, { now: later }), code)
  const cookies = { collection_screen: token ?? '' }
  const [first, second] = [
    await openStream(cookies, inStore.origin),
    await openStream(cookies, inStore.origin),
  ]
  expect([first.status, second.status]).toEqual([200, 200])
  // The newest connections count: an old one may be left of a screen that lost its network.
  const third = await openStream(cookies, inStore.origin)
  expect(third.status).toBe(200)
  await expect
    .poll(() => [first.isEnded, second.isEnded, third.isEnded])
    .toEqual([true, false, false])
  for (const stream of [...taken, second, third]) stream.close()
})

test('a stop ends the open streams', async () => {
  const other = await testShop({ STORE_NETWORKS: 'leeds=127.0.0.1' }, database)
  const stream = await openStream({}, other.origin)
  await vi.waitFor(() => expect(stream.text).toContain('event: board'), 10_000)
  await other.stop()
  expect(stream.isEnded).toBe(true)
})
