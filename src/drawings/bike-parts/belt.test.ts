import { expect, test } from 'vitest'
import { belt } from './belt.ts'
import { point } from '#/drawings/bike/point.ts'

test('a chain over two equal wheels runs straight along both sides', () => {
  const path = belt([
    { centre: point(0, 0), radius: 10, turn: 1 },
    { centre: point(100, 0), radius: 10, turn: 1 },
  ])
  expect(path).toBe('M0 -10L100 -10A10 10 0 0 1 100 10L0 10A10 10 0 0 1 0 -10Z')
})

test('a chain that changes its turn crosses between the wheels', () => {
  const path = belt([
    { centre: point(0, 0), radius: 10, turn: 1 },
    { centre: point(20, 0), radius: 10, turn: -1 },
  ])
  expect(path).toContain('L10 0')
})
