import { parseSetCookie } from 'cookie'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAffiliateClick } from '#/platform/browser/affiliate-click.ts'
import { defineCookie, patternCodec, textCodec } from './cookies.ts'
import { affiliateCookie, countryCookie, currencyCookie, localeCookie } from './visitor-cookies.ts'

const note = defineCookie({ name: 'test_note', maxAgeSeconds: 60, codec: textCodec })

/** The cookie that the browser sends back after a `Set-Cookie` line. */
const sentBack = (line: string) => line.split(';')[0] ?? ''

test.each(['0123', 'true', 'null', '{"a":1}', 'räder 🚲', 'a;b', 'a=b, "c"', ' %3B ', '\\'])(
  '%j is read back unchanged',
  (text) => {
    expect(note.read(sentBack(note.serialise(text, { secure: true })))).toBe(text)
  },
)

test('any text is read back unchanged, also among other cookies', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const header = `other=1; ${sentBack(note.serialise(text, { secure: false }))}; last=2`
      expect(note.read(header)).toBe(text)
    }),
  )
})

test('a value cannot add an attribute or a header', () => {
  const line = note.serialise('x; Domain=evil.example\r\nSet-Cookie: y=1', { secure: true })
  expect(line).not.toMatch(/[\r\n]/)
  expect(parseSetCookie(line).domain).toBeUndefined()
})

test('a cookie applies to the whole shop, is SameSite and, by default, HttpOnly', () => {
  expect(note.serialise('x', { secure: true })).toBe(
    'test_note=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(note.serialise('x', { secure: false })).not.toContain('Secure')
})

test('clearing a cookie deletes it in the browser', () => {
  expect(parseSetCookie(note.clear({ secure: true }))).toMatchObject({ maxAge: 0, path: '/' })
})

test.each([
  null,
  undefined,
  '',
  'test_notes=1',
  'test_note=',
  'test_note',
  '=test_note',
  'a=b test_note=1',
  'my-test_note=1',
])('finds no note in the header %j', (header) => {
  expect(note.read(header)).toBeNull()
})

test('the first of two cookies with one name counts, which browsers send for the nearer path', () => {
  expect(note.read('a=test_note=0;test_note=1; test_note=2')).toBe('1')
})

test('ignores a value that does not match the pattern', () => {
  const digits = defineCookie({
    name: 'test_digits',
    maxAgeSeconds: 1,
    codec: patternCodec(/^\d+$/),
  })
  expect(digits.read('test_digits=12')).toBe('12')
  expect(digits.read('test_digits=1x')).toBeNull()
})

test('language, country and currency last a year and are readable by the page', () => {
  const lines = [
    localeCookie.serialise('de', { secure: true }),
    countryCookie.serialise('at', { secure: true }),
    currencyCookie.serialise('EUR', { secure: true }),
  ]
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    'i18n_redirected=de',
    'location_country=at',
    'location_currency=EUR',
  ])
  for (const line of lines) {
    expect(line).toContain('Max-Age=31536000')
    expect(line).not.toContain('HttpOnly')
  }
})

test('ignores an unsupported language and a malformed country or currency', () => {
  expect(localeCookie.read('i18n_redirected=fr')).toBeNull()
  expect(countryCookie.read('location_country=Austria')).toBeNull()
  expect(currencyCookie.read('location_currency=euro')).toBeNull()
})

test('the affiliate click lasts a year and is hidden from scripts', () => {
  const line = affiliateCookie.serialise('1001_1700000000_ab12', { secure: true })
  expect(line).toBe(
    'awc=1001_1700000000_ab12; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

test.each([
  ['awc=1001_17_ab', '1001_17_ab'],
  ['AWC=x', 'x'],
  ['awc=old&page=2&awc=new', 'new'],
  ['awc=good&awc=not%20good', 'good'],
  [`awc=${'x'.repeat(100)}`, 'x'.repeat(100)],
  [`awc=${'x'.repeat(101)}`, null],
  ['awc=', null],
  ['awc=a;b', null],
  ['sv_awc=1', '1'],
  ['aw_c=1', null],
])('the URL ?%s has the click %s', (query, click) => {
  expect(findAffiliateClick(new URLSearchParams(query))).toBe(click)
})
