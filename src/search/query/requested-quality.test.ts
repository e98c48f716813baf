import { expect, test } from 'vitest'
import { createAnalyser } from '#/search/language/analyser.ts'
import { requestedQuality } from './requested-quality.ts'

const nothing = { words: new Set<string>(), names: new Set<string>() }
const analysers = [createAnalyser('en', nothing), createAnalyser('de', nothing)]

test.each([
  ['new', 'new', ''],
  ['new in', 'new', ''],
  ['What’s new', 'new', ''],
  ['new arrivals', 'new', ''],
  ['newest bikes', 'new', 'bikes'],
  ['new in helmets', 'new', 'helmets'],
  ['neu', 'new', ''],
  ['Neues', 'new', ''],
  ['Neuheiten', 'new', ''],
  ['neu eingetroffen', 'new', ''],
  ['Neuheiten Helme', 'new', 'Helme'],
  ['sale', 'reduced', ''],
  ['on sale', 'reduced', ''],
  ['Offers', 'reduced', ''],
  ['reduced', 'reduced', ''],
  ['reduced e-bikes', 'reduced', 'e-bikes'],
  ['Angebote', 'reduced', ''],
  ['Reduzierte Räder', 'reduced', 'Räder'],
])('“%s” requests products that are %s', (query, quality, words) => {
  expect(requestedQuality(query, analysers)).toEqual({ quality, words })
})

test.each(['new wheels', 'neue Helme', 'brand new bike', 'helmet', 'newton', 'wholesale'])(
  '“%s” asks for things',
  (query) => {
    expect(requestedQuality(query, analysers)).toBeNull()
  },
)
