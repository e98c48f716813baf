import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceFrom, choiceQuery } from './choice-url.ts'
import { sampleOffered as bike } from './sample-offered.ts'
import { someChoice } from './sample-choice.ts'

const readUrl = (query: string) => {
  const { choice, lost } = choiceFrom(new URLSearchParams(query), bike)
  return { choice, lost: lost.map(({ key }) => key) }
}

test('a URL restores the whole configuration it was made from', () => {
  fc.assert(
    fc.property(someChoice(bike), (choice) => {
      expect(readUrl(choiceQuery(choice, bike).toString())).toEqual({ choice, lost: [] })
    }),
    { numRuns: 300 },
  )
})

test('equal configurations have equal URLs', () => {
  const one = readUrl('saddle=SDL-LIGHT&size=M&tape=TAP-RED&colour=slate')
  const other = readUrl('colour=&tape=TAP-RED&tape=TAP&size=M&saddle=SDL-LIGHT&handlebar=BAR')
  expect(choiceQuery(one.choice, bike).toString()).toBe('size=M&tape=TAP-RED&saddle=SDL-LIGHT')
  expect(choiceQuery(other.choice, bike).toString()).toBe('size=M&tape=TAP-RED&saddle=SDL-LIGHT')
})

test('the bike as shown has no query', () => {
  expect(choiceQuery({ colour: 'slate', size: null, parts: {} }, bike).toString()).toBe('')
})

test('reports the sections of unknown parts, and keeps the rest', () => {
  const { choice, lost } = readUrl('size=L&saddle=SDL-OLD&tape=TAP-RED')
  expect(lost).toEqual(['saddle'])
  expect(choice).toEqual({
    colour: 'slate',
    size: 'L',
    parts: { tape: { sku: 'TAP-RED', size: null } },
  })
})

test.each([
  ['tyres that are too large for the wheels', 'tyres=TYR-47-650', 'tyres'],
  ['a bag that the frame has no room for', 'size=S&bags=BAG-FRAME', 'bags'],
  ['a stem for a bar that is its own', 'handlebar=BAR-MONO&stem=STM-LIGHT', 'stem'],
  ['a finish without a colour', 'paintFinish=PNT-MATT', 'paintFinish'],
])('%s cannot be built, and is reported', (_name, query, key) => {
  const { choice, lost } = readUrl(query)
  expect(lost).toEqual([key])
  expect(choice.parts).not.toHaveProperty(key)
})

test('ignores a colour or a size the bike does not come in', () => {
  expect(readUrl('colour=pink&size=XXL')).toEqual(readUrl(''))
})

test('ignores unknown parameters', () => {
  fc.assert(
    fc.property(
      someChoice(bike),
      fc.dictionary(
        fc.constantFrom('utm_source', 'gclid', 'open', 'constructor', 'ref', 'campaign', 'coupon'),
        fc.oneof(fc.string(), fc.constantFrom('NL-2026', 'SS-26', 'SPRING-10')),
      ),
      (choice, strange) => {
        const query = choiceQuery(choice, bike)
        for (const [name, value] of Object.entries(strange)) query.append(name, value)
        expect(readUrl(query.toString())).toEqual({ choice, lost: [] })
      },
    ),
  )
})

test('says which colour, size or size of a part a link asks for in vain', () => {
  const asked = (query: string) => choiceFrom(new URLSearchParams(query), bike)
  expect(asked('colour=none&size=XXL').lostFrame).toEqual(['colour', 'size'])
  expect(asked('size=M').lostFrame).toEqual([])
  const sized = bike.sections.find(({ parts }) => parts.some(({ offers }) => offers[0].size))
  const part = sized?.parts.find(({ offers }) => offers[0].size)
  expect(part).toBeDefined()
  const key = sized?.key ?? ''
  const { lost } = asked(`size=M&${key}=${part?.sku}&${key}-size=9999`)
  expect(lost.map((section) => section.key)).toContain(key)
})

test('names a section in which the bike has no choice any more', () => {
  const { lost } = choiceFrom(new URLSearchParams('trailer=TRL-COW-2&ref=NL-2026'), bike)
  expect(lost).toEqual([{ key: 'trailer', name: 'Trailer' }])
})
