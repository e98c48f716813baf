import { expect, test } from 'vitest'
import { adviceOn } from './part-advice.ts'
import { aBuild, tyre } from './sample-fit.ts'

const advice = [
  { parts: ['A-bags'], with: ['A-seatpost'], text: 'It swings.' },
  { frameSizes: ['XS'], tyreFrom: 40, text: 'It is near the wheel.' },
]

test('advice is given where all of its conditions hold, and the first one counts', () => {
  const say = (build: Parameters<typeof aBuild>[0]) => adviceOn('bags', advice, aBuild(build))
  expect(say({ parts: { bags: {}, seatpost: {} } })).toBe('It swings.')
  expect(say({ parts: { bags: {} } })).toBeNull()
  expect(say({ size: 'XS', parts: { bags: {}, tyres: tyre(40) } })).toBe('It is near the wheel.')
  expect(say({ size: 'XS', parts: { bags: {}, tyres: tyre(39) } })).toBeNull()
  expect(say({ size: null, parts: { bags: {}, tyres: tyre(45) } })).toBeNull()
  expect(say({ size: 'XS', parts: { tyres: tyre(45) } })).toBeNull()
})
