import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceFrom, choiceQuery } from './choice-url.ts'
import { sampleOffered as bike } from './sample-offered.ts'
import { someChoice } from './sample-choice.ts'

const asked = (query: string) => {
  const { choice, lost } = choiceFrom(new URLSearchParams(query), bike)
  return { choice, lost: lost.map(({ key }) => key) }
}

test('an address gives back every build it was made from, whole', () => {
  fc.assert(
    fc.property(someChoice(bike), (choice) => {
      expect(asked(choiceQuery(choice, bike).toString())).toEqual({ choice, lost: [] })
    }),
    { numRuns: 300 },
  )
})

test('the same build has the same address, however it was asked for', () => {
  const one = asked('saddle=SDL-LIGHT&size=M&tape=TAP-RED&colour=slate')
  const other = asked('colour=&tape=TAP-RED&tape=TAP&size=M&saddle=SDL-LIGHT&handlebar=BAR')
  expect(choiceQuery(one.choice, bike).toString()).toBe('size=M&tape=TAP-RED&saddle=SDL-LIGHT')
  expect(choiceQuery(other.choice, bike).toString()).toBe('size=M&tape=TAP-RED&saddle=SDL-LIGHT')
})

test('the bike as shown has no query at all', () => {
  expect(choiceQuery({ colour: 'slate', size: null, parts: {} }, bike).toString()).toBe('')
})

test('parts that are not offered are told by their place, and the rest stays', () => {
  const { choice, lost } = asked('size=L&saddle=SDL-OLD&tape=TAP-RED')
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
])('%s cannot be built, and that is told', (_what, query, key) => {
  const { choice, lost } = asked(query)
  expect(lost).toEqual([key])
  expect(choice.parts).not.toHaveProperty(key)
})

test('a colour or a size the bike does not come in is as good as none', () => {
  expect(asked('colour=pink&size=XXL')).toEqual(asked(''))
})

test('what others put in an address changes nothing', () => {
  fc.assert(
    fc.property(
      someChoice(bike),
      fc.dictionary(fc.stringMatching(/^(?:utm_[a-z]+|gclid|open|constructor)$/), fc.string()),
      (choice, strange) => {
        const query = choiceQuery(choice, bike)
        for (const [name, value] of Object.entries(strange)) query.append(name, value)
        expect(asked(query.toString())).toEqual({ choice, lost: [] })
      },
    ),
  )
})
