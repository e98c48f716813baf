import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBuild } from './build-watch.ts'

const hour = 3_600_000

let logged: unknown[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((words: unknown) => void logged.push(words))
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
  const asked: string[] = []
  const changes: string[] = []
  const watch = watchBuild({
    buildId: 'monday',
    intervalMs,
    fetch: async (url) => {
      asked.push(url)
      const answer = answers[asked.length - 1] ?? 'monday'
      if (answer instanceof Error) throw answer
      return Response.json({ id: answer, timestamp: 0 })
    },
    onNewBuild: (id) => changes.push(id),
  })
  return { asked, changes, watch }
}

test('the first question comes one interval after the page is idle', async () => {
  const { asked } = watched([])
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([`/builds/latest.json?${hour}`])
})

test('the same build is asked for again and again', async () => {
  const { asked, watch } = watched([])
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(asked).toHaveLength(3)
  expect(watch.isOutdated()).toBe(false)
})

test('a new build is told of once, and settles the question', async () => {
  const { asked, changes, watch } = watched(['monday', 'tuesday', 'wednesday'])
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect(changes).toEqual(['tuesday'])
  expect(asked).toHaveLength(2)
  expect(watch.isOutdated()).toBe(true)
})

test('a lost network is no news, and the questions go on', async () => {
  const { changes } = watched([new Error('offline'), 'tuesday'])
  await vi.advanceTimersByTimeAsync(hour)
  expect(changes).toEqual([])
  expect(logged).toEqual(['[calder] Cannot tell whether there is a new build'])
  await vi.advanceTimersByTimeAsync(hour)
  expect(changes).toEqual(['tuesday'])
})

test.each([
  ['a server error', () => new Response('{"id":"tuesday"}', { status: 503 })],
  ['an answer without an id', () => Response.json({})],
  ['an answer that is not JSON', () => new Response('<html>')],
])('%s is no news', async (_, answer) => {
  const watch = watchBuild({ buildId: 'monday', intervalMs: hour, fetch: async () => answer() })
  await vi.advanceTimersByTimeAsync(hour)
  expect(watch.isOutdated()).toBe(false)
})

test('where the watch is off nobody is asked', async () => {
  const { asked } = watched(['tuesday'], false)
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect(asked).toEqual([])
})

test('a stopped watch leaves no timer behind', async () => {
  const { asked, watch } = watched(['tuesday'])
  await vi.advanceTimersByTimeAsync(10)
  watch.stop()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(hour)
  expect(asked).toEqual([])
})
