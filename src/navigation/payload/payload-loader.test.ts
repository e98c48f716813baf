import { isRouteErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { aShop } from '../../../tests/helpers/payload-shop.ts'

test('a link shows its page from one payload', async () => {
  const { router, requests, shown } = aShop()
  await router.navigate('/fell/?colour=red')
  expect(requests).toEqual(['/fell/?colour=red'])
  expect(shown()).toBe('/fell/?colour=red')
})

test('the chunk of a page is loaded before the page is shown', async () => {
  const { router, pages } = aShop()
  await router.navigate('/fell/')
  expect(pages.module('page')).not.toBe(null)
})

test('a page is shown only when its lazy parts are loaded too, however late its chunk comes', async () => {
  const { router, missingParts, shown } = aShop()
  await router.navigate('/fell/#geometry')
  expect([shown(), [...missingParts]]).toEqual(['/fell/', []])
})

test('a path without its trailing slash is redirected before any request', async () => {
  const { router, requests } = aShop()
  await router.navigate('/fell?colour=red#sizes')
  expect(requests).toEqual(['/fell/?colour=red'])
  expect(router.state.location).toMatchObject({
    pathname: '/fell/',
    search: '?colour=red',
    hash: '#sizes',
  })
})

test('a redirect of the route rules needs no request', async () => {
  const { router, requests } = aShop({ redirects: { '/my-account/': '/my-account/profile/' } })
  await router.navigate('/my-account/')
  expect(router.state.location.pathname).toBe('/my-account/profile/')
  expect(requests).toEqual(['/my-account/profile/'])
})

test('follows a redirect to the new URL', async () => {
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
