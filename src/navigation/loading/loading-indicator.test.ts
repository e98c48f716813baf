import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadingIndicator, estimatedProgress } from './loading-indicator.ts'

const timing = { throttleMs: 200, durationMs: 500, hideDelayMs: 500, resetDelayMs: 400 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 10))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  [100, 24.22],
  [250, 50],
  [500, 70.48],
  [1000, 84.4],
  [2000, 92.08],
])('after %i ms of an expected 500 the estimate is %f per cent', (elapsedMs, progress) => {
  expect(estimatedProgress(elapsedMs, 500)).toBeCloseTo(progress, 2)
})

test('the estimate stays between 0 and 100', () => {
  expect(estimatedProgress(10 * 60_000, 500)).toBeLessThan(100)
  expect(estimatedProgress(-50, 500)).toBe(0)
})

test('shows no bar for a page that loads within 200 ms', () => {
  const indicator = createLoadingIndicator(timing)
  const shown: boolean[] = []
  indicator.watch(() => shown.push(indicator.state().isVisible))
  indicator.start()
  vi.advanceTimersByTime(150)
  indicator.finish()
  vi.advanceTimersByTime(2000)
  expect(shown).not.toContain(true)
})

test('shows the bar after the throttle and follows the estimate', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.start()
  vi.advanceTimersByTime(199)
  expect(indicator.state().isVisible).toBe(false)
  vi.advanceTimersByTime(1)
  expect(indicator.state().isVisible).toBe(true)
  vi.advanceTimersByTime(250)
  expect(indicator.state().progress).toBeCloseTo(50, 1)
})

test('a forced start shows the bar at once', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.start({ force: true })
  expect(indicator.state().isVisible).toBe(true)
})

test('hides the bar 500 ms after the finish and resets it 400 ms later', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.start()
  vi.advanceTimersByTime(300)
  indicator.finish()
  expect(indicator.state()).toMatchObject({ progress: 100, isVisible: true })
  vi.advanceTimersByTime(499)
  expect(indicator.state().isVisible).toBe(true)
  vi.advanceTimersByTime(1)
  expect(indicator.state()).toMatchObject({ progress: 100, isVisible: false })
  vi.advanceTimersByTime(399)
  expect(indicator.state().progress).toBe(100)
  vi.advanceTimersByTime(1)
  expect(indicator.state().progress).toBe(0)
})

test('a finished bar does not move', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.start()
  vi.advanceTimersByTime(300)
  indicator.finish()
  vi.advanceTimersByTime(100)
  expect(indicator.state().progress).toBe(100)
})

test('a new navigation while the bar is hiding starts from zero and stays visible', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.start()
  vi.advanceTimersByTime(300)
  indicator.finish()
  vi.advanceTimersByTime(400)
  indicator.start()
  expect(indicator.state().progress).toBe(0)
  vi.advanceTimersByTime(700)
  expect(indicator.state()).toMatchObject({ isVisible: true })
  expect(indicator.state().progress).toBeGreaterThan(0)
})

test('shows the greater of known and estimated progress', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.set(40)
  expect(indicator.state().progress).toBe(40)
  vi.advanceTimersByTime(300)
  expect(indicator.state().progress).toBe(40)
  vi.advanceTimersByTime(400)
  expect(indicator.state().progress).toBeCloseTo(estimatedProgress(500, 500), 1)
  indicator.set(5)
  expect(indicator.state().progress).toBeCloseTo(estimatedProgress(500, 500), 1)
})

test('clamps known progress: below zero is zero, one hundred finishes', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.set(-20)
  expect(indicator.state().progress).toBe(0)
  indicator.set(100)
  vi.advanceTimersByTime(900)
  expect(indicator.state()).toMatchObject({ progress: 0, isVisible: false })
})

test('a forced finish hides the bar at once', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.start({ force: true })
  indicator.finish({ force: true })
  expect(indicator.state()).toMatchObject({ progress: 0, isVisible: false })
})

test('a failure colours the bar until the next navigation starts', () => {
  const indicator = createLoadingIndicator(timing)
  indicator.start({ force: true })
  indicator.finish({ error: true })
  vi.advanceTimersByTime(5000)
  expect(indicator.state().hasError).toBe(true)
  indicator.start()
  expect(indicator.state().hasError).toBe(false)
})

test('stops when its last watcher unsubscribes', () => {
  const indicator = createLoadingIndicator(timing)
  const unsubscribe = [indicator.watch(() => {}), indicator.watch(() => {})]
  indicator.start({ force: true })
  unsubscribe[0]?.()
  expect(indicator.state().isVisible).toBe(true)
  unsubscribe[1]?.()
  expect(indicator.state()).toEqual({ progress: 0, isVisible: false, hasError: false })
  expect(vi.getTimerCount()).toBe(0)
})
