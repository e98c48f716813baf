import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import-facts.ts'
import { type Frame, misfits } from './fit.ts'
import { aBuild, codes } from './sample-fit.ts'

test('drop and flare may be exchanged, a flat bar may not', () => {
  expect(codes({ parts: { handlebar: { barKind: 'drop' } } })).toEqual([])
  expect(codes({ parts: { handlebar: { barKind: 'flat' } } })).toEqual(['dropBarBike'])
  expect(codes({ parts: { tape: { barKind: 'drop' } } })).toEqual([])
  const frame = { facts: { barKind: 'flat' } } satisfies Partial<Frame>
  expect(codes({ frame, parts: { tape: { barKind: 'drop' } } })).toEqual(['dropBarPart'])
  expect(codes({ parts: { computerMount: { barKind: 'flat' } } })).toEqual(['flatBarPart'])
})

test('bar, stem and mount share a clamp, unless the bar is its own stem', () => {
  const parts: Record<string, Facts> = {
    handlebar: { barClamp: 35 },
    stem: { barClamp: 31.8 },
    computerMount: { barClamp: 31.8 },
  }
  expect(codes({ parts })).toEqual(['barClamp', 'barClamp'])
  expect(codes({ parts: { ...parts, handlebar: { hasStem: true, barClamp: 35 } } })).toEqual([
    'barClamp',
  ])
})

test('a bar with its own stem leaves the bike’s in the box, but nobody chooses another', () => {
  const bar = { sku: 'MONO', facts: { hasStem: true } }
  const stem = { sku: 'STM', facts: {} }
  const build = aBuild({})
  expect(misfits({ ...build, parts: { handlebar: bar, stem } })).toEqual([])
  const chosen = { ...stem, isChosen: true }
  expect(misfits({ ...build, parts: { handlebar: bar, stem: chosen } })).toMatchObject([
    { code: 'stemInBar' },
  ])
})

test('a chainset suits the gears that stay', () => {
  const facts: Facts = { spindle: '24', chain: 'hg', speeds: 12, rings: [46, 30] }
  expect(codes({ parts: { chainset: facts } })).toEqual(['spindle', 'chain', 'speeds', 'ringCount'])
  expect(codes({ parts: { chainset: { rings: [50] } } })).toEqual(['ringTooLarge'])
  const cranks = (size: string) => ({ chainset: { sku: 'CRK', facts: {}, size } })
  expect(misfits({ ...aBuild({}), parts: cranks('170') })).toEqual([])
  expect(misfits({ ...aBuild({}), parts: cranks('175') })).toMatchObject([{ code: 'crankLength' }])
})

test('carbon rails need a post that clamps them', () => {
  const saddle: Facts = { rails: 'oval-7x9' }
  expect(codes({ parts: { saddle, seatpost: { rails: 'round-7', seatpost: 31.6 } } })).toEqual([
    'seatpost',
    'rails',
  ])
  expect(codes({ parts: { saddle, seatpost: { rails: 'both' } } })).toEqual([])
})
