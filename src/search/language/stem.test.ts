import { expect, test } from 'vitest'
import type { Locale } from '#/i18n/locale.ts'
import { stem } from './stem.ts'

test.each<[Locale, string, string]>([
  ['en', 'tyres', 'tyre'],
  ['en', 'batteries', 'battery'],
  ['en', 'commuter', 'commuting'],
  ['en', 'brushes', 'brush'],
  ['en', 'studded', 'stud'],
  ['de', 'helme', 'helm'],
  ['de', 'rader', 'rad'],
  ['de', 'flaschen', 'flasche'],
  ['de', 'trikots', 'trikot'],
  ['de', 'schlosser', 'schloss'],
])('in %s, %s finds %s', (locale, one, other) => {
  expect(stem(one, locale)).toBe(stem(other, locale))
})

test.each<[Locale, string, string]>([
  ['en', 'glass', 'glad'],
  ['en', 'helmet', 'helm'],
  ['de', 'sattel', 'satz'],
])('in %s, %s is not %s', (locale, one, other) => {
  expect(stem(one, locale)).not.toBe(stem(other, locale))
})
