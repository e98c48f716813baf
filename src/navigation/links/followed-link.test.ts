import { expect, test } from 'vitest'
import { pageToFollow, wishOf } from './followed-link.ts'

const here = 'https://shop.example/'
const aClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
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
  { defaultPrevented: true },
])('a click with %o is the browser’s', (change) => {
  expect(pageToFollow({ ...aClick, ...change }, aLink, here)).toBe(null)
})

test.each([
  { target: '_blank' },
  { download: 'fell.gpx' },
  { href: 'https://elsewhere.example/' },
  { href: 'https://shop.example/guide.pdf' },
])('a link with %o is the browser’s', (change) => {
  expect(pageToFollow(aClick, { ...aLink, ...change }, here)).toBe(null)
})

const fell = new URL('https://shop.example/fell/')

test('a link says how its page is to be gone to', () => {
  expect(wishOf({ dataset: { page: '' } }, fell, here)).toEqual({
    replace: false,
    preventScrollReset: false,
  })
  expect(wishOf({ dataset: { page: 'replace still' } }, fell, here)).toEqual({
    replace: true,
    preventScrollReset: true,
  })
})

test('a link to where one is adds nothing to the history', () => {
  expect(wishOf({ dataset: { page: '' } }, fell, fell.href).replace).toBe(true)
})

test('what the next page is told comes as it was meant', () => {
  const dataset = { page: '', state: '{"review":"/fell/review/"}' }
  expect(wishOf({ dataset }, fell, here).state).toEqual({ review: '/fell/review/' })
})
