import { expect, test } from 'vitest'
import { splitCompound } from './split-compound.ts'

const known = new Set([
  'rennrad',
  'helm',
  'winter',
  'handschuh',
  'flasche',
  'halter',
  'damen',
  'hose',
])
const split = (word: string) => splitCompound(word, (part) => known.has(part))

test('a word made of known words is taken apart', () => {
  expect(split('rennradhelm')).toEqual(['rennrad', 'helm'])
})

test('the letter between two parts belongs to neither', () => {
  expect(split('flaschenhalter')).toEqual(['flasche', 'halter'])
})

test('three parts are three parts', () => {
  expect(split('damenwinterhandschuh')).toEqual(['damen', 'winter', 'handschuh'])
})

test('a word that only ends like another stays whole', () => {
  expect(split('gewahlhelm')).toEqual([])
})
