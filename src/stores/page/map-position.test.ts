import { expect, test } from 'vitest'
import { maps } from './map-dots.ts'
import { labelSide, mapPosition } from './map-position.ts'

test('a store is on the map where it is in the country', () => {
  const frame = { width: 100, height: 200, west: -8, east: 2, north: 60, south: 50 }
  expect(mapPosition(frame, { latitude: 60, longitude: -8 })).toEqual({ left: 0, top: 0 })
  expect(mapPosition(frame, { latitude: 52.5, longitude: 0 })).toEqual({ left: 80, top: 75 })
})

test('the label avoids a neighbour to the right and the edge of the map', () => {
  const [leeds, manchester] = [
    { left: 66, top: 64 },
    { left: 59, top: 66.8 },
  ]
  const both = [leeds, manchester]
  expect(both.map((point) => labelSide(point, both))).toEqual(['right', 'left'])
  expect(labelSide({ left: 90, top: 10 }, [])).toBe('left')
})

test('a degree of latitude and one of longitude have the lengths that they have in the country', () => {
  for (const { width, height, west, east, north, south } of Object.values(maps)) {
    const ratio = width / (east - west) / (height / (north - south))
    expect(ratio).toBeCloseTo(Math.cos((((north + south) / 2) * Math.PI) / 180), 2)
  }
  expect(Object.keys(maps)).toEqual(['gb', 'de'])
})
