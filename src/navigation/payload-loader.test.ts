import { createMemoryRouter, isRouteErrorResponse } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createPageRegistry } from './page-registry.ts'
import { createPayloadLoader } from './payload-loader.ts'
import { createPayloadMemory, rememberPages } from './payload-memory.ts'
import { createPayloadShelf } from './payload-shelf.ts'

afterEach(() => vi.restoreAllMocks())

const settle = () => new Promise((resolve) => setTimeout(resolve))
const offline = (): Response => {
  throw new TypeError('Failed to fetch')
}
const aPage = (path: string) => Response.json({ page: 'page', data: path, meta: {} })

/** A shop of one kind of page, whose server answers by path, in a browser that only writes down. */
function aShop(given: { answers?: Record<string, () => Response>; isChunkLost?: boolean } = {}) {
  const asked: string[] = []
  const left: string[] = []
  const reloaded: string[] = []
  const asleep = new Set(['footer'])
  const shop = {
    isOutdated: false,
    isPartLost: false,
    mayReload: true,
    answers: given.answers ?? {},
  }
  const pages = createPageRegistry(() => {})
  pages.register({
    page: async () => {
      if (given.isChunkLost) throw new TypeError('Failed to fetch dynamically imported module')
      asleep.add('lower half')
      return {}
    },
  })
  const shelf = createPayloadShelf(30_000)
  const memory = createPayloadMemory({ entries: 20, lifeMs: 60_000 })
  const loader = createPayloadLoader({
    fetch: async (url) => {
      const path = url
        .replace('http://localhost', '')
        .replace(/_payload\.json(.*?)[?&]_b=b1$/, '$1')
      asked.push(path)
      return (shop.answers[path] ?? (() => aPage(path)))()
    },
    pages,
    shelf,
    memory,
    buildId: () => 'b1',
    isOutdated: () => shop.isOutdated,
    router: () => router,
    wake: async () => {
      if (shop.isPartLost) throw new TypeError('Failed to fetch dynamically imported module')
      asleep.clear()
    },
    leave: (target) => left.push(target.href.replace('http://localhost', '')),
    reload: (target) => {
      if (shop.mayReload) reloaded.push(target.pathname)
      return shop.mayReload
    },
  })
  const home = { page: 'page', data: 'first document', meta: {} }
  const router = createMemoryRouter(
    [{ id: 'any', path: '*', loader: loader.loadPayload, HydrateFallback: () => null }],
    { hydrationData: { loaderData: { any: home } } },
  )
  rememberPages(router, memory)
  const shown = () => router.state.loaderData['any']?.data as unknown
  const prefetch = (path: string) => loader.prefetchPayload(new URL(path, 'http://localhost'))
  return { router, shop, pages, asked, asleep, left, reloaded, shown, prefetch, memory }
}

test('a link shows its page from one small answer', async () => {
  const { router, asked, shown } = aShop()
  await router.navigate('/fell/?colour=red')
  expect(asked).toEqual(['/fell/?colour=red'])
  expect(shown()).toBe('/fell/?colour=red')
})

test('the chunk of a page is there before the page is shown', async () => {
  const { router, pages } = aShop()
  await router.navigate('/fell/')
  expect(pages.module('page')).not.toBe(null)
})

test('Back shows the page as it was left, with nothing asked', async () => {
  const { router, asked, shown } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  await router.navigate(-1)
  expect(shown()).toBe('/bikes/')
  await router.navigate(-1)
  expect(shown()).toBe('first document')
  await router.navigate(1)
  expect(shown()).toBe('/bikes/')
  expect(asked).toEqual(['/bikes/', '/fell/'])
})

test('a link to a page seen before asks for it anew', async () => {
  const { router, asked } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  await router.navigate('/bikes/')
  expect(asked).toEqual(['/bikes/', '/fell/', '/bikes/'])
})

test('Back to a page that had to be forgotten asks for it', async () => {
  const { router, asked, memory } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  memory.forget()
  await router.navigate(-1)
  expect(asked).toEqual(['/bikes/', '/fell/', '/bikes/'])
})

test('freshening the page after Back asks the server, not the memory', async () => {
  const { router, asked } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  await router.navigate(-1)
  await router.revalidate()
  expect(asked).toEqual(['/bikes/', '/fell/', '/bikes/'])
})

test('a page fetched on intent is not fetched again on the click', async () => {
  const { router, asked, shown, prefetch } = aShop()
  await prefetch('/fell/')
  await router.navigate('/fell/')
  expect(asked).toEqual(['/fell/'])
  expect(shown()).toBe('/fell/')
})

test('a click during the prefetch waits for the same answer', async () => {
  const { router, asked, prefetch } = aShop()
  const early = prefetch('/fell/')
  await router.navigate('/fell/')
  await early
  expect(asked).toEqual(['/fell/'])
})

test('a prefetch whose turn comes after the click has nothing left to do', async () => {
  const { router, asked, prefetch } = aShop()
  void router.navigate('/fell/')
  await prefetch('/fell/')
  await settle()
  await prefetch('/fell/')
  expect(asked).toEqual(['/fell/'])
})

test('a prefetch that failed does not fail the click', async () => {
  const { router, shop, shown, left, prefetch } = aShop({
    answers: { '/fell/': offline },
  })
  const early = prefetch('/fell/').catch(() => {})
  shop.answers = {}
  await router.navigate('/fell/')
  await early
  expect(shown()).toBe('/fell/')
  expect(left).toEqual([])
})

test('an address without its slash gets it before anything is asked', async () => {
  const { router, asked } = aShop()
  await router.navigate('/fell?colour=red#sizes')
  expect(asked).toEqual(['/fell/?colour=red'])
  expect(router.state.location).toMatchObject({
    pathname: '/fell/',
    search: '?colour=red',
    hash: '#sizes',
  })
})

test('a page that has moved is followed to its new address', async () => {
  const { router, shown } = aShop({
    answers: { '/old/': () => Response.json({ redirect: '/new/', status: 301 }) },
  })
  await router.navigate('/old/')
  expect(router.state.location.pathname).toBe('/new/')
  expect(shown()).toBe('/new/')
})

test('a missing page is an error page with its status and message', async () => {
  const error = { statusCode: 404, message: 'Page Not Found: /unicycle/' }
  const { router, left } = aShop({
    answers: { '/unicycle/': () => Response.json({ error }, { status: 404 }) },
  })
  await router.navigate('/unicycle/')
  const thrown: unknown = router.state.errors?.['any']
  expect(isRouteErrorResponse(thrown) && thrown).toMatchObject({
    status: 404,
    statusText: error.message,
    data: error.message,
  })
  expect(left).toEqual([])
})

test.each([
  ['the network is down', offline],
  ['the answer is a proxy’s HTML', () => new Response('<html>', { status: 502 })],
  ['the page is one of a newer build', () => Response.json({ page: 'new', data: 1, meta: {} })],
])('where %s the browser loads the page itself, with one warning', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { router, left, shown } = aShop({ answers: { '/fell/': answer } })
  void router.navigate('/fell/#sizes')
  await settle()
  expect(left).toEqual(['/fell/#sizes'])
  expect(warn.mock.calls).toEqual([
    ['[calder] Cannot load payload', 'http://localhost/fell/_payload.json?_b=b1'],
  ])
  expect(shown()).toBe('first document')
})

test('a shopper who has changed her mind gets no warning of the page she left', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { router, left, shown } = aShop({ answers: { '/fell/': offline } })
  void router.navigate('/fell/')
  await router.navigate('/tor/')
  await settle()
  expect(warn).not.toHaveBeenCalled()
  expect(left).toEqual([])
  expect(shown()).toBe('/tor/')
})

test('a page that cannot be freshened stays on show', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { router, shop, left, shown } = aShop()
  await router.navigate('/fell/')
  shop.answers = { '/fell/': offline }
  await router.revalidate()
  expect(shown()).toBe('/fell/')
  expect(left).toEqual([])
})

test('once the shop has been built anew the next link is a full load of its target', async () => {
  const { router, shop, asked, left } = aShop()
  shop.isOutdated = true
  await router.revalidate()
  expect(left).toEqual([])
  void router.navigate('/fell/#sizes')
  await settle()
  expect(left).toEqual(['/fell/#sizes'])
  expect(asked).toEqual(['/'])
})

test('a part around the page that cannot be fetched does not hold up the next page', async () => {
  const { router, shop, left, shown } = aShop()
  shop.isPartLost = true
  await router.revalidate()
  expect([left, shown()]).toEqual([[], '/'])
  void router.navigate('/fell/#sizes')
  await settle()
  expect(left).toEqual(['/fell/#sizes'])
})

test('a page is shown when what it brings is awake too, however late its chunk comes', async () => {
  const { router, asleep, shown } = aShop()
  await router.navigate('/fell/#geometry')
  expect([shown(), [...asleep]]).toEqual(['/fell/', []])
})

test('once the shop has been built anew nothing is fetched ahead of the full load', async () => {
  const { shop, asked, prefetch } = aShop()
  shop.isOutdated = true
  await prefetch('/fell/')
  expect(asked).toEqual([])
})

test('a lost chunk reloads the target, and shows its error where that has just been tried', async () => {
  const { router, shop, reloaded } = aShop({ isChunkLost: true })
  void router.navigate('/fell/')
  await settle()
  expect(reloaded).toEqual(['/fell/'])
  expect(router.state.errors).toBe(null)
  shop.mayReload = false
  await router.navigate('/tor/')
  expect(router.state.errors?.['any']).toBeInstanceOf(TypeError)
})

test.each(['/bikes/?country=de', '/bikes/?page=2&AWC=1001_1'])(
  '%s is loaded whole: the server keeps what it says and takes it out of the address',
  async (path) => {
    const { router, asked, left, prefetch } = aShop()
    await prefetch(path)
    void router.navigate(path)
    await settle()
    expect([asked, left]).toEqual([[], [path]])
  },
)
