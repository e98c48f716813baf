import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (store: ReturnType<typeof createToastStore>) => store.state().map(({ text }) => text)

test('good news leaves after three seconds', () => {
  const store = createToastStore(3000)
  store.show('Saved')
  vi.advanceTimersByTime(2999)
  expect(texts(store)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('a failure stays until the shopper has read it', () => {
  const store = createToastStore(3000)
  store.show('That did not load.', 'failed')
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['That did not load.'])
  store.dismiss(store.state()[0]?.id ?? 0)
  expect(texts(store)).toEqual([])
})

test('the same words twice are two messages, and leave one by one', () => {
  const store = createToastStore(3000)
  store.show('Saved')
  vi.advanceTimersByTime(1000)
  store.show('Saved')
  vi.advanceTimersByTime(2000)
  expect(texts(store)).toEqual(['Saved'])
})

test('whoever stopped watching hears nothing more', () => {
  const store = createToastStore(3000)
  const heard = vi.fn<() => void>()
  store.watch(heard)()
  store.show('Saved')
  expect(heard).not.toHaveBeenCalled()
})
