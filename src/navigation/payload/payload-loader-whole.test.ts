import { afterEach, expect, test, vi } from 'vitest'
import { aShop, offline, settle } from '../../../tests/helpers/payload-shop.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['the network is down', offline],
  ['the response is a proxy’s HTML', () => new Response('<html>', { status: 502 })],
  ['the page belongs to a newer release', () => Response.json({ page: 'new', data: 1, meta: {} })],
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

test('an abandoned navigation logs no warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { router, left, shown } = aShop({ answers: { '/fell/': offline } })
  void router.navigate('/fell/')
  await router.navigate('/tor/')
  await settle()
  expect(warn).not.toHaveBeenCalled()
  expect(left).toEqual([])
  expect(shown()).toBe('/tor/')
})

test('a page stays on show if its revalidation fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { router, shop, left, shown } = aShop()
  await router.navigate('/fell/')
  shop.answers = { '/fell/': offline }
  await router.revalidate()
  expect(shown()).toBe('/fell/')
  expect(left).toEqual([])
})

test('after a new release the next link is a full load of its target', async () => {
  const { router, shop, requests, left } = aShop()
  shop.isOutdated = true
  await router.revalidate()
  expect(left).toEqual([])
  void router.navigate('/fell/#sizes')
  await settle()
  expect(left).toEqual(['/fell/#sizes'])
  expect(requests).toEqual(['/'])
})

test('after a new release nothing is prefetched', async () => {
  const { shop, requests, prefetch } = aShop()
  shop.isOutdated = true
  await prefetch('/fell/')
  expect(requests).toEqual([])
})

test('a part around the page that cannot be fetched makes the next link a full load', async () => {
  const { router, shop, left, shown } = aShop()
  shop.isPartLost = true
  await router.revalidate()
  expect([left, shown()]).toEqual([[], '/'])
  void router.navigate('/fell/#sizes')
  await settle()
  expect(left).toEqual(['/fell/#sizes'])
})

test('a lost chunk reloads the target, and shows the error if it was just reloaded', async () => {
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
  '%s is a full load: the server stores the parameter and removes it from the URL',
  async (path) => {
    const { router, requests, left, prefetch } = aShop()
    await prefetch(path)
    void router.navigate(path)
    await settle()
    expect([requests, left]).toEqual([[], [path]])
  },
)
