import { expect, test } from 'vitest'
import { aShop, offline, settle } from '../../../tests/helpers/payload-shop.ts'

test('Back shows the page as it was left, without a request', async () => {
  const { router, requests, shown } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  await router.navigate(-1)
  expect(shown()).toBe('/bikes/')
  await router.navigate(-1)
  expect(shown()).toBe('first document')
  await router.navigate(1)
  expect(shown()).toBe('/bikes/')
  expect(requests).toEqual(['/bikes/', '/fell/'])
})

test('a link to a page seen before requests it again', async () => {
  const { router, requests } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  await router.navigate('/bikes/')
  expect(requests).toEqual(['/bikes/', '/fell/', '/bikes/'])
})

test('Back to a page that is no longer cached requests it', async () => {
  const { router, requests, memory } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  memory.clear()
  await router.navigate(-1)
  expect(requests).toEqual(['/bikes/', '/fell/', '/bikes/'])
})

test('revalidation after Back asks the server, not the cache', async () => {
  const { router, requests } = aShop()
  await router.navigate('/bikes/')
  await router.navigate('/fell/')
  await router.navigate(-1)
  await router.revalidate()
  expect(requests).toEqual(['/bikes/', '/fell/', '/bikes/'])
})

test('a prefetched page is not fetched again on the click', async () => {
  const { router, requests, shown, prefetch } = aShop()
  await prefetch('/fell/')
  await router.navigate('/fell/')
  expect(requests).toEqual(['/fell/'])
  expect(shown()).toBe('/fell/')
})

test('a click during the prefetch waits for the same response', async () => {
  const { router, requests, prefetch } = aShop()
  const early = prefetch('/fell/')
  await router.navigate('/fell/')
  await early
  expect(requests).toEqual(['/fell/'])
})

test('a prefetch that starts after the click makes no request', async () => {
  const { router, requests, prefetch } = aShop()
  void router.navigate('/fell/')
  await prefetch('/fell/')
  await settle()
  await prefetch('/fell/')
  expect(requests).toEqual(['/fell/'])
})

test('a failed prefetch does not fail the click', async () => {
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
