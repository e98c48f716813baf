import { expect, test } from 'vitest'
import { readStops } from './ink.ts'

test('stops that are written out are read, and anything else is refused', () => {
  expect(readStops('0 #595d63, 0.45 #fff 0.5, 1 #131417 0')).toEqual([
    [0, '#595d63'],
    [0.45, '#fff', 0.5],
    [1, '#131417', 0],
  ])
  for (const wrong of ['', '#595d63', '0 595d63', '0 #595d6', '0 red', '0.1.2 #595d63', '0 #fff x'])
    expect(() => readStops(`0 #595d63, ${wrong}`), wrong).toThrow(
      `Not a stop of a gradient: ${wrong}`,
    )
  expect(() => readStops('0 #595d63,1 #131417')).toThrow('Not a stop of a gradient')
})
