import { createMemoryRouter, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { followRouter } from './follow-router.ts'

function followed() {
  const seen: string[] = []
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/bikes', loader: () => 'bikes' },
    { path: '/old', loader: () => redirect('/bikes') },
    { path: '/broken', loader: () => Promise.reject(new Error('no bikes today')) },
  ])
  followRouter(router, {
    start: () => seen.push('start'),
    finish: (end) => seen.push(end?.error ? 'failed' : 'finish'),
  })
  return { router, seen }
}

test('starts with the navigation and finishes with its page', async () => {
  const { router, seen } = followed()
  await router.navigate('/bikes')
  expect(seen).toEqual(['start', 'finish'])
})

test('a redirect on the way does not restart the bar', async () => {
  const { router, seen } = followed()
  await router.navigate('/old')
  expect(seen).toEqual(['start', 'finish'])
})

test('reports a failed page', async () => {
  const { router, seen } = followed()
  await router.navigate('/broken')
  expect(seen).toEqual(['start', 'failed'])
})

test('revalidating the page on show does not start the bar', async () => {
  const { router, seen } = followed()
  await router.revalidate()
  expect(seen).toEqual([])
})
