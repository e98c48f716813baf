import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBuild } from './build-watch.ts'

const hour = 3_600_000

let logged: unknown[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((message: unknown) => void logged.push(message))
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal('cancelIdleCallback', (idle: number) => clearTimeout(idle))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function watched(answers: (string | Error)[], intervalMs: number | false = hour) {
  const requested: string[] = []
  const changes: string[] = []
  const watch = watchBuild({
    buildId: 'monday',
    intervalMs,
    fetch: async (url) => {
      requested.push(url)
      const answer = answers[requested.length - 1] ?? 'monday'
      if (answer instanceof Error) throw answer
      return Response.json({ id: answer, timestamp: 0 })
    },
    onNewBuild: (id) => changes.push(id),
  })
  return { requested, changes, watch }
}

test('sends the first request one interval after the page is idle', async () => {
  const { requested } = watched([])
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect(requested).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requested).toEqual([`/builds/latest.json?${hour}`])
})

test('keeps asking while the release is the same', async () => {
  const { requested, watch } = watched([])
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(requested).toHaveLength(3)
  expect(watch.isOutdated()).toBe(false)
})

test('reports a new release once and stops asking', async () => {
  const { requested, changes, watch } = watched(['monday', 'tuesday', 'wednesday'])
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect(changes).toEqual(['tuesday'])
  expect(requested).toHaveLength(2)
  expect(watch.isOutdated()).toBe(true)
})

test('ignores a lost network and keeps asking', async () => {
  const { changes } = watched([new Error('offline'), 'tuesday'])
  await vi.advanceTimersByTimeAsync(hour)
  expect(changes).toEqual([])
  expect(logged).toEqual(['[calder] Cannot tell whether there is a new build'])
  await vi.advanceTimersByTimeAsync(hour)
  expect(changes).toEqual(['tuesday'])
})

test.each([
  ['a server error', () => new Response('{"id":"tuesday"}', { status: 503 })],
  ['a response without an id', () => Response.json({})],
  ['a response that is not JSON', () => new Response('<html>')],
])('ignores %s', async (_, answer) => {
  const watch = watchBuild({ buildId: 'monday', intervalMs: hour, fetch: async () => answer() })
  await vi.advanceTimersByTimeAsync(hour)
  expect(watch.isOutdated()).toBe(false)
})

test('makes no request where polling is off', async () => {
  const { requested } = watched(['tuesday'], false)
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect(requested).toEqual([])
})

test('stopping leaves no timer behind', async () => {
  const { requested, watch } = watched(['tuesday'])
  await vi.advanceTimersByTimeAsync(10)
  watch.stop()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(hour)
  expect(requested).toEqual([])
})
