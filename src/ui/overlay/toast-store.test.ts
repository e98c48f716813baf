import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (store: ReturnType<typeof createToastStore>) => store.state().map(({ text }) => text)

test('a done toast disappears after three seconds', () => {
  const store = createToastStore(3000)
  store.show('Saved')
  vi.advanceTimersByTime(2999)
  expect(texts(store)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('a failed toast stays until it is dismissed', () => {
  const store = createToastStore(3000)
  store.show('That did not load.', 'failed')
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['That did not load.'])
  store.dismiss(store.state()[0]?.id ?? 0)
  expect(texts(store)).toEqual([])
})

test('equal texts are separate toasts and disappear one by one', () => {
  const store = createToastStore(3000)
  store.show('Saved')
  vi.advanceTimersByTime(1000)
  store.show('Saved')
  vi.advanceTimersByTime(2000)
  expect(texts(store)).toEqual(['Saved'])
})

test('an unsubscribed listener is not notified', () => {
  const store = createToastStore(3000)
  const listener = vi.fn<() => void>()
  store.watch(listener)()
  store.show('Saved')
  expect(listener).not.toHaveBeenCalled()
})
