import { expect, test } from 'vitest'
import { editDistance } from '#/i18n/edit-distance.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(
  [
    'saddle',
    'sale',
    'helmet',
    'helm',
    'gravel',
    'mudguard',
    'gel',
    'tail',
    'tube',
    'lock',
    'bike',
    'socks',
    'all',
  ].map((word) => ({
    word,
    term: word,
    count: 1,
    shown: word,
  })),
)
const closest = (typed: string) => vocabulary.closest(typed)[0]?.word

test('a forgotten double letter is forgiven first', () => {
  expect(closest('sadle')).toBe('saddle')
})

test('swapped letters are one mistake', () => {
  expect(editDistance('gravle', 'gravel', 2)).toBe(1)
  expect(closest('gravle')).toBe('gravel')
})

test('long words may have two mistakes, short ones none', () => {
  expect(closest('mudgaurrd')).toBe('mudguard')
  expect(closest('gal')).toBeUndefined()
})

test.each([
  ['lokc', 'lock'],
  ['byke', 'bike'],
  ['socs', 'socks'],
])('in a short word “%s” a slip is forgiven', (typed, meant) => {
  expect(closest(typed)).toBe(meant)
})

test.each(['tall', 'cube'])('“%s” is another word, not a slip', (typed) => {
  expect(closest(typed)).toBeUndefined()
})

test('a word that is like no other stays as it is', () => {
  expect(closest('xylophone')).toBeUndefined()
})

test('a prefix finds every word that begins with it', () => {
  expect(vocabulary.beginningWith('hel', 9).map(({ word }) => word)).toEqual(['helm', 'helmet'])
})

const resembling = (typed: string) => vocabulary.resembling(typed)?.word

test('a word that is spelt quite differently is still recognised', () => {
  expect(resembling('mudgarrdes')).toBe('mudguard')
  expect(vocabulary.closest('mudgarrdes')).toEqual([])
})

test('a word that looks like none of the shop’s is not guessed', () => {
  expect(resembling('qqxyzzy')).toBeUndefined()
  expect(resembling('xylophone')).toBeUndefined()
  expect(resembling('12345678')).toBeUndefined()
})
