import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissedMessages, storageKey } from './dismissed-messages.ts'

const stored = new Map<string, string>()
const tab = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
})
afterEach(() => vi.unstubAllGlobals())

/** Simulates the event that a browser sends when another tab has written to storage. */
function anotherTabStores(key: string, value: string): void {
  stored.set(key, value)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('tabs share their dismissed messages', () => {
  const notified = vi.fn<() => void>()
  const stop = dismissedMessages.watch(notified)
  expect(dismissedMessages.list()).toEqual([])
  anotherTabStores('of-something-else', '[7]')
  expect(notified).not.toHaveBeenCalled()
  anotherTabStores(storageKey, '[2]')
  expect(notified).toHaveBeenCalledOnce()
  expect(dismissedMessages.list()).toEqual([2])
  dismissedMessages.add(3)
  expect(stored.get(storageKey)).toBe('[2,3]')
  stop()
  anotherTabStores(storageKey, '[2,3,4]')
  expect(notified).toHaveBeenCalledTimes(2)
})
