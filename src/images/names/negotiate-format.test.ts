import { expect, test } from 'vitest'
import { shownFormats } from './negotiate-format.ts'

test('a modern browser gets the smallest format first', () => {
  expect(shownFormats('image/avif,image/webp,image/*,*/*;q=0.8', false)).toEqual([
    'avif',
    'webp',
    'png',
  ])
})

test('a wildcard gets only PNG or JPEG', () => {
  expect(shownFormats('*/*', false)).toEqual(['png'])
  expect(shownFormats(undefined, true)).toEqual(['jpg'])
})

test('leaves out a format refused with q=0', () => {
  expect(shownFormats('image/avif;q=0, image/webp;q=0.5', true)).toEqual(['webp', 'jpg'])
})
