import type { DataRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { expectSyncCommit, withSyncCommit, deferredFlush } from './sync-commit.ts'
import { payloadCache } from '#/navigation/payload/payload.ts'

const bike = new URL('https://shop.test/wold-sl-105/?colour=raven')
const answer = { page: 'product/bike/child-bike', data: {}, meta: {} }
const options = { deletedFetchers: [], newErrors: null, flushSync: false }

type Listen = Parameters<DataRouter['subscribe']>[0]

/** A router with one subscriber, the flags that the subscriber receives and the pages that React renders. */
function followed() {
  let notify: Listen = () => {}
  const router = { name: 'router', subscribe: (listen: Listen) => ((notify = listen), () => {}) }
  const isSync: boolean[] = []
  const rendered: string[] = []
  const seen = withSyncCommit(router as unknown as DataRouter)
  seen.subscribe(({ location }, { flushSync }) => {
    isSync.push(flushSync)
    const render = () => rendered.push(location.pathname)
    if (flushSync) deferredFlush(render)
    else render()
  })
  const at = ({ pathname, search }: URL, state: 'idle' | 'loading') =>
    notify({ location: { pathname, search }, navigation: { state } } as never, options)
  return { seen, at, isSync, rendered }
}

/** A machine with this many cores and no reduced-motion preference. */
function machine(cores: number) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  vi.stubGlobal('navigator', { hardwareConcurrency: cores })
}

afterEach(() => {
  vi.unstubAllGlobals()
  payloadCache.clear()
})

test('commits a cached page synchronously, once, on arrival', () => {
  machine(2)
  const { at, isSync } = followed()
  payloadCache.put(bike, Promise.resolve(answer))
  expectSyncCommit(bike)
  at(bike, 'loading')
  at(bike, 'idle')
  at(bike, 'idle')
  expect(isSync).toEqual([false, true, false])
})

test('does not commit synchronously without a cached page or with a view transition', () => {
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

test('does not commit synchronously after a redirect elsewhere', () => {
  machine(2)
  const { at, isSync } = followed()
  payloadCache.put(bike, Promise.resolve(answer))
  expectSyncCommit(bike)
  at(new URL('https://shop.test/login/'), 'idle')
  at(bike, 'idle')
  expect(isSync).toEqual([false, false])
})

test('renders a deferred page before the page that follows it', async () => {
  machine(2)
  const { at, rendered } = followed()
  payloadCache.put(bike, Promise.resolve(answer))
  expectSyncCommit(bike)
  at(bike, 'idle')
  at(new URL('https://shop.test/bikes/'), 'idle')
  await new Promise((resolve) => setTimeout(resolve))
  expect(rendered).toEqual(['/wold-sl-105/', '/bikes/'])
})

test('inherits everything else from the router', () => {
  expect((followed().seen as unknown as { name: string }).name).toBe('router')
})
