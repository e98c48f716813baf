import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePath, isFileLike, lowerCasePath, safePath, safeTarget } from './safe-path.ts'

const base = 'https://www.caldercycles.example'

test.each([
  ['/', '/'],
  ['', '/'],
  ['/bikes/road/', '/bikes/road/'],
  ['bikes', '/bikes'],
  ['//evil.example', '/evil.example'],
  ['///evil.example//x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['%2F%2Fevil.example', '/evil.example'],
  ['/%2f%2fevil.example', '/evil.example'],
  ['/%5Cevil.example', '/evil.example'],
  ['/%5c%5cevil.example/', '/evil.example/'],
  ['/\t/evil.example', '/evil.example'],
  ['/%09/evil.example', '/evil.example'],
  ['/\n/evil', '/evil'],
  ['/%0d%0aSet-Cookie:x', '/Set-Cookie:x'],
  ['/bikes//road', '/bikes/road'],
  ['/a/./b/../c', '/a/c'],
  ['/a/%2e%2e/%2E%2e/etc/passwd', '/etc/passwd'],
  ['/../..', '/'],
  ['/a/..', '/'],
  ['/a/b/..', '/a/'],
  ['/.//evil', '/evil'],
  ['/räder/größe', '/r%C3%A4der/gr%C3%B6%C3%9Fe'],
  ['/r%C3%A4der', '/r%C3%A4der'],
  ['/%zz/100%', '/%25zz/100%25'],
  ['/%ff', '/%25ff'],
  ['/%252F%252Fevil', '/%252F%252Fevil'],
  ['/what%3Fnow%23here', '/what%3Fnow%23here'],
  ['/a b', '/a%20b'],
  ['/me@home:1,2;x=y&z+$', '/me@home:1,2;x=y&z+$'],
  ['/\ud800', '/%EF%BF%BD'],
  ['https://evil.example/x', '/https:/evil.example/x'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('%j becomes %j', (path, safe) => {
  expect(safePath(path)).toBe(safe)
})

const nasty = fc.stringMatching(
  /^(\/|\\|%2[fF]|%5[cC]|%09|\t|\.|%2e|evil\.example|@|:|%|\?|#|ü|a)*$/,
)

test('no path leads to another host, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (path) => {
      const safe = safePath(path)
      const url = new URL(safe, base)
      expect(safe).not.toMatch(/^\/[/\\]/)
      expect(url.origin).toBe(base)
      expect(url.pathname).toBe(safe)
      expect(safePath(safe)).toBe(safe)
      expect(safePath(lowerCasePath(path))).toBe(lowerCasePath(path))
    }),
  )
})

test('no target leads to another host', () => {
  fc.assert(
    fc.property(nasty, (target) => {
      const url = new URL(safeTarget(target), base)
      expect(url.origin).toBe(base)
      expect(url.pathname).not.toMatch(/^\/[/\\]/)
    }),
  )
})

test('a target keeps its query and fragment', () => {
  expect(safeTarget('//my-account/orders/?page=2#top')).toBe('/my-account/orders/?page=2#top')
  expect(safeTarget('/a?next=//evil\r\nX: y')).toBe('/a?next=//evilX:y')
})

test('lowercases letters, including escaped umlauts', () => {
  expect(lowerCasePath('/Bikes/CGR/')).toBe('/bikes/cgr/')
  expect(lowerCasePath('/%C3%9Cber-UNS')).toBe('/%C3%BCber-uns')
  expect(lowerCasePath('/100%25')).toBe('/100%25')
})

test('leaves a broken escape alone instead of throwing', () => {
  expect(decodePath('/100%/%C3/%E2%82%AC')).toBe('/100%/%C3/€')
})

test.each([
  '/a.pdf',
  '/assets/app-1a2b.js',
  '/bikes/_payload.json',
  '/IMAGE.JPG',
  '/fonts/x.woff2',
  '/subtitles.vtt',
])('%s is a file', (path) => {
  expect(isFileLike(path)).toBe(true)
})

test.each([
  '/',
  '/bikes/',
  '/v1.2/',
  '/v1.2',
  '/m.2-adapter',
  '/a.pdf/',
  '/dr.strange',
  '/x.json/y',
])('%s is a page', (path) => {
  expect(isFileLike(path)).toBe(false)
})
