import { expect, test } from 'vitest'
import { beatMs, isAlone } from './screen-connection.ts'

test('a screen is alone at once without a network, otherwise after two missed signs of life', () => {
  const heardAt = 1_000_000
  expect(isAlone({ heardAt, isOffline: true }, heardAt)).toBe(true)
  expect(isAlone({ heardAt, isOffline: false }, heardAt + 2 * beatMs)).toBe(false)
  expect(isAlone({ heardAt, isOffline: false }, heardAt + 3 * beatMs)).toBe(true)
})
