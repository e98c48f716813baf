import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissedMessages, storageKey } from './dismissed-messages.ts'

const kept = new Map<string, string>()
const tab = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
})
afterEach(() => vi.unstubAllGlobals())

/** What a browser tells a tab when another one has written. */
function anotherTabKeeps(key: string, value: string): void {
  kept.set(key, value)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('what one tab puts away is gone in the other, and neither forgets what the other has put away', () => {
  const told = vi.fn<() => void>()
  const stop = dismissedMessages.watch(told)
  expect(dismissedMessages.list()).toEqual([])
  anotherTabKeeps('of-something-else', '[7]')
  expect(told).not.toHaveBeenCalled()
  anotherTabKeeps(storageKey, '[2]')
  expect(told).toHaveBeenCalledOnce()
  expect(dismissedMessages.list()).toEqual([2])
  dismissedMessages.add(3)
  expect(kept.get(storageKey)).toBe('[2,3]')
  stop()
  anotherTabKeeps(storageKey, '[2,3,4]')
  expect(told).toHaveBeenCalledTimes(2)
})
