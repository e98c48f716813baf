import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import-facts.ts'
import type { Frame } from './fit.ts'
import { codes, tyre } from './sample-fit.ts'

test('wheels and tyres are of one size, and of one the frame takes', () => {
  const parts: Record<string, Facts> = { wheelset: { wheelSize: '650b' }, tyres: tyre(40) }
  expect(codes({ parts })).toEqual(['wheelSize'])
  const frame = { facts: { wheelSizes: ['700c'] } } satisfies Partial<Frame>
  expect(codes({ frame, parts: { ...parts, tyres: tyre(47, '650b') } })).toEqual([
    'frameWheelSize',
    'frameWheelSize',
  ])
})

test('wheels take the axles, the cassette and the discs that are there', () => {
  const wheelset: Facts = {
    frontAxle: '15x110',
    rearAxle: '12x148',
    freehub: 'hg',
    rotorMount: '6-bolt',
  }
  expect(codes({ parts: { wheelset } })).toEqual(['frontAxle', 'rearAxle', 'freehub', 'rotorMount'])
  expect(
    codes({ parts: { wheelset: { frontAxle: '15x110' }, fork: { frontAxle: '15x110' } } }),
  ).toEqual([])
})

test('a motor in the rear wheel stays there, and goes nowhere else', () => {
  const frame = { facts: { hasFixedRearHub: true } }
  expect(codes({ frame, parts: { wheelset: {} } })).toEqual(['motorStays'])
  expect(codes({ frame, parts: { wheelset: { hasFixedRearHub: true } } })).toEqual([])
  expect(codes({ parts: { wheelset: { hasFixedRearHub: true } } })).toEqual(['noHubMotor'])
})

test('a tyre is as wide as frame, fork and rims allow', () => {
  expect(codes({ parts: { tyres: tyre(50) } })).toEqual(['tyreTooWide'])
  expect(codes({ parts: { tyres: tyre(50, '650b') } })).toEqual([])
  const parts = { tyres: tyre(40), fork: { maxTyre: { '700c': 35 } }, wheelset: { minTyre: 42 } }
  expect(codes({ parts })).toEqual(['tyreTooWideForFork', 'tyreTooNarrowForRims'])
  expect(codes({ parts: { ...parts, tyres: tyre(47, '650b'), wheelset: {} } })).toEqual([
    'otherWheelSize',
  ])
})

test('guards go over the tyre, and between it and the frame', () => {
  const bolted: Facts = { needsMount: 'mudguards', maxTyre: { '700c': 45 } }
  expect(codes({ parts: { tyres: tyre(42), mudguards: bolted } })).toEqual([])
  expect(codes({ parts: { tyres: tyre(43), mudguards: bolted } })).toEqual(['noRoomForGuards'])
  expect(codes({ parts: { tyres: tyre(43), mudguards: { maxTyre: { '700c': 45 } } } })).toEqual([])
  expect(codes({ parts: { tyres: tyre(40), mudguards: { maxTyre: { '700c': 38 } } } })).toEqual([
    'tyreTooWideForGuards',
  ])
})

test('tubeless needs tyres and rims made for it', () => {
  const parts: Record<string, Facts> = {
    tubeless: { isTubeless: true },
    tyres: { isTubeless: false },
    wheelset: {},
  }
  expect(codes({ parts })).toEqual(['notTubeless'])
  expect(codes({ parts: { ...parts, tubeless: {} } })).toEqual([])
})
