import { expect, test } from 'vitest'
import { pageToFollow, navigationOptions } from './followed-link.ts'

const here = 'https://shop.example/'
const aClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const aLink = { href: 'https://shop.example/fell/', target: '', download: '' }

test('a plain click on a link of ours stays in the document', () => {
  expect(pageToFollow(aClick, aLink, here)?.pathname).toBe('/fell/')
})

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o is left to the browser', (change) => {
  expect(pageToFollow({ ...aClick, ...change }, aLink, here)).toBe(null)
})

test.each([
  { target: '_blank' },
  { download: 'fell.gpx' },
  { href: 'https://elsewhere.example/' },
  { href: 'https://shop.example/guide.pdf' },
])('a link with %o is left to the browser', (change) => {
  expect(pageToFollow(aClick, { ...aLink, ...change }, here)).toBe(null)
})

const fell = new URL('https://shop.example/fell/')

test('the link’s marks set history replacement and scrolling', () => {
  expect(navigationOptions({ dataset: {} }, fell, here)).toEqual({
    replace: false,
    preventScrollReset: false,
  })
  expect(navigationOptions({ dataset: { page: 'replace still' } }, fell, here)).toEqual({
    replace: true,
    preventScrollReset: true,
  })
})

test('a link to the current page adds no history entry', () => {
  expect(navigationOptions({ dataset: {} }, fell, fell.href).replace).toBe(true)
})

test('passes the link’s state to the next page', () => {
  const dataset = { page: '', state: '{"review":"/fell/review/"}' }
  expect(navigationOptions({ dataset }, fell, here).state).toEqual({ review: '/fell/review/' })
})
