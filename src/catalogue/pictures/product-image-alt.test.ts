import { expect, test } from 'vitest'
import { nameInColour } from './product-image-alt.ts'

test('a picture is described by the product and its colour', () => {
  expect(nameInColour('Fell SL 105', 'Moss')).toBe('Fell SL 105 in Moss')
  expect(nameInColour('Drip wax', '')).toBe('Drip wax')
})

test('nobody reads that a bike was refurbished in slate', () => {
  expect(nameInColour('Fell SL 105, refurbished', 'Slate')).toBe(
    'Fell SL 105, refurbished, in Slate',
  )
})
