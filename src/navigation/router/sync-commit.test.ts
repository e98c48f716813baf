import type { DataRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { expectSyncCommit, withSyncCommit, deferredFlush } from './sync-commit.ts'
import { payloadCache } from '#/navigation/payload/payload.ts'

const bike = new URL('https://shop.test/wold-sl-105/?colour=raven')
const answer = { page: 'product/bike/child-bike', data: {}, meta: {} }
const options = { deletedFetchers: [], newErrors: null, flushSync: false }

type Listen = Parameters<DataRouter['subscribe']>[0]

/** A router that has one listener, what that listener hears of arriving somewhere, and what React is given. */
function followed() {
  let tell: Listen = () => {}
  const router = { name: 'router', subscribe: (listen: Listen) => ((tell = listen), () => {}) }
  const isSync: boolean[] = []
  const given: string[] = []
  const seen = withSyncCommit(router as unknown as DataRouter)
  seen.subscribe(({ location }, { flushSync }) => {
    isSync.push(flushSync)
    const give = () => given.push(location.pathname)
    if (flushSync) deferredFlush(give)
    else give()
  })
  const at = ({ pathname, search }: URL, state: 'idle' | 'loading') =>
    tell({ location: { pathname, search }, navigation: { state } } as never, options)
  return { seen, at, isSync, given }
}

/** A machine of so many cores, on which nobody has asked for less motion. */
function machine(cores: number) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  vi.stubGlobal('navigator', { hardwareConcurrency: cores })
}

afterEach(() => {
  vi.unstubAllGlobals()
  payloadCache.clear()
})

test('a page that lies ready is shown without a break, and only the moment it is there', () => {
  machine(2)
  const { at, isSync } = followed()
  payloadCache.put(bike, Promise.resolve(answer))
  expectSyncCommit(bike)
  at(bike, 'loading')
  at(bike, 'idle')
  at(bike, 'idle')
  expect(isSync).toEqual([false, true, false])
})

test('where it is not ready, or gives way with a transition, React takes its time', () => {
  machine(2)
  const { at, isSync } = followed()
  expectSyncCommit(bike)
  at(bike, 'idle')
  machine(8)
  payloadCache.put(bike, Promise.resolve(answer))
  expectSyncCommit(bike)
  at(bike, 'idle')
  expect(isSync).toEqual([false, false])
})

test('whoever ends up elsewhere is not hurried', () => {
  machine(2)
  const { at, isSync } = followed()
  payloadCache.put(bike, Promise.resolve(answer))
  expectSyncCommit(bike)
  at(new URL('https://shop.test/login/'), 'idle')
  at(bike, 'idle')
  expect(isSync).toEqual([false, false])
})

test('a page that is about to be shown does not come after the one that follows it', async () => {
  machine(2)
  const { at, given } = followed()
  payloadCache.put(bike, Promise.resolve(answer))
  expectSyncCommit(bike)
  at(bike, 'idle')
  at(new URL('https://shop.test/bikes/'), 'idle')
  await new Promise((later) => setTimeout(later))
  expect(given).toEqual(['/wold-sl-105/', '/bikes/'])
})

test('in all else it is the router it was made from', () => {
  expect((followed().seen as unknown as { name: string }).name).toBe('router')
})
