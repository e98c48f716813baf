import { afterEach, expect, test, vi } from 'vitest'
import { badModes, startStandIn } from '../../../tests/third-parties/stand-in.ts'
import { atEndOfFile } from '../../../tests/helpers/end-of-file.ts'
import { logTo } from '#/platform/config/log.server.ts'
import { endpointOf, envelopeOf, type Fault, framesOf } from './fault-envelope.server.ts'
import { createFaultReports } from './fault-reports.server.ts'
import { faultOf, openFaultReports } from './report-errors.server.ts'

const aFault = (message = 'x is undefined'): Fault => ({
  platform: 'javascript',
  type: 'TypeError',
  message,
  stack: 'at add (https://shop.example/assets/cart-Ab12.js:12:345)',
  release: 'b1',
  environment: 'production',
  tags: { page: 'cart' },
})

const standIn = await startStandIn()
atEndOfFile(standIn.stop)
const dsn = `${standIn.url.replace('://', '://abc123@')}/7`

/** Reports, a clock that the test sets, and what the log says of the service. */
function someReports() {
  const warnings: string[] = []
  const clock = { now: new Date('2026-11-16T09:00:00Z') }
  const log = { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') }
  const reports = createFaultReports({ dsn, log: log as never, now: () => clock.now })
  return { reports, warnings, clock }
}
afterEach(() => vi.unstubAllGlobals())
const arrived = () => standIn.received.filter(({ path }) => path === '/api/7/envelope/')

test.each([
  ['https://k@o1.ingest.sentry.io/42', 'https://o1.ingest.sentry.io/api/42/envelope/'],
  ['http://k@localhost:9000/sentry/3', 'http://localhost:9000/sentry/api/3/envelope/'],
])('the DSN %s leads to %s', (text, url) => {
  expect(endpointOf(text)).toEqual({ url, key: 'k' })
})

test('an envelope holds one event, and the calls of its stack with the oldest first', () => {
  const [header, item, event, ...rest] = envelopeOf(aFault(), new Date(0)).split('\n')
  expect(JSON.parse(header ?? '')).toMatchObject({ sent_at: '1970-01-01T00:00:00.000Z' })
  expect(JSON.parse(item ?? '')).toEqual({ type: 'event' })
  expect(JSON.parse(event ?? '')).toMatchObject({
    platform: 'javascript',
    release: 'b1',
    exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] },
  })
  expect(rest).toEqual([''])
  const stack = `at Cart.add (https://shop.example/assets/cart-Ab12.js:12:345)
    at async https://shop.example/assets/shell-1.js:1:2
send@https://shop.example/assets/other.js:3:4
    at run (file:///home/ada/shop/build/server/server.js:5:6)
nonsense`
  expect(framesOf(stack).map((frame) => [frame.function, frame.filename, frame.lineno])).toEqual([
    ['run', 'app:///build/server/server.js', 5],
    ['send', 'https://shop.example/assets/other.js', 3],
    ['?', 'https://shop.example/assets/shell-1.js', 1],
    ['Cart.add', 'https://shop.example/assets/cart-Ab12.js', 12],
  ])
})

test('faults arrive one after the other; the same one five times a minute at most', async () => {
  const { reports, clock } = someReports()
  const before = arrived().length
  for (let time = 0; time < 20; time += 1) reports.send(aFault())
  reports.send(aFault('another'))
  await reports.flush()
  expect(arrived().length - before).toBe(6)
  clock.now = new Date('2026-11-16T09:01:01Z')
  reports.send(aFault())
  await reports.flush()
  expect(arrived().length - before).toBe(7)
})

test.each(badModes.filter((mode) => !['slow', 'garbage', 'throwing'].includes(mode)))(
  'a service that is %s holds nobody up, and is left alone for a minute',
  async (mode) => {
    const { reports, warnings, clock } = someReports()
    standIn.behave(mode)
    reports.send(aFault())
    await reports.flush()
    await expect
      .poll(() => warnings, { timeout: 10_000 })
      .toEqual(['faults are not reported for a while'])
    standIn.behave('good')
    const before = arrived().length
    reports.send(aFault('during the rest'))
    await reports.flush()
    expect(arrived().length).toBe(before)
    clock.now = new Date('2026-11-16T09:02:00Z')
    reports.send(aFault('after it'))
    await reports.flush()
    expect(arrived().length).toBe(before + 1)
  },
  20_000,
)

test('a service that asks for peace for years is tried again after an hour', async () => {
  const { reports, warnings, clock } = someReports()
  const peace = () => new Response(null, { status: 429, headers: { 'retry-after': '1000000000' } })
  const sent = vi.fn<() => Promise<Response>>(() => Promise.resolve(peace()))
  vi.stubGlobal('fetch', sent)
  reports.send(aFault())
  await reports.flush()
  expect(warnings).toHaveLength(1)
  clock.now = new Date('2026-11-16T09:59:00Z')
  reports.send(aFault('during the rest'))
  await reports.flush()
  expect(sent).toHaveBeenCalledTimes(1)
  clock.now = new Date('2026-11-16T10:00:00Z')
  reports.send(aFault('after it'))
  await reports.flush()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a message that looks like a line of the stack is scrubbed as well', () => {
  const error = new Error('no cart\n    at ada@riders.example (4111 1111 1111 1111:1:2)')
  expect(envelopeOf(faultOf(error, 'y', 'b'), new Date(0))).not.toMatch(/ada@|1111/)
})

test('every error that the shop logs is reported, without what a shopper typed', async () => {
  const log = logTo({ write: () => {} }, 'error')
  const faults = openFaultReports({ config: { SENTRY_DSN: dsn }, log, release: 'b7' })
  const before = arrived().length
  log.error({ err: new Error('no cart for ada@riders.example') }, 'a call failed')
  log.error('words alone are no fault')
  await faults?.close()
  log.error({ err: new Error('after the end') }, 'a call failed')
  const bodies = arrived()
    .slice(before)
    .map(({ body }) => body)
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toContain('no cart for [e-mail]')
  expect(bodies[0]).toContain('"logMessage":"a call failed"')
  expect(bodies[0]).not.toContain('ada@')
})

test('without a DSN nothing is reported', () => {
  const log = logTo({ write: () => {} }, 'error')
  expect(openFaultReports({ config: { SENTRY_DSN: null }, log, release: '' })).toBeNull()
  expect(faultOf(new TypeError('x'), 'y', 'b')).toMatchObject({ type: 'TypeError', message: 'x' })
})
