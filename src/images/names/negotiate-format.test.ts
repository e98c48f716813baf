import { expect, test } from 'vitest'
import { shownFormats } from './negotiate-format.ts'

test('a browser of today is sent the smallest it can show', () => {
  expect(shownFormats('image/avif,image/webp,image/*,*/*;q=0.8', false)).toEqual([
    'avif',
    'webp',
    'png',
  ])
})

test('who accepts anything is not sent what he may not be able to show', () => {
  expect(shownFormats('*/*', false)).toEqual(['png'])
  expect(shownFormats(undefined, true)).toEqual(['jpg'])
})

test('a format refused with q=0 is not sent', () => {
  expect(shownFormats('image/avif;q=0, image/webp;q=0.5', true)).toEqual(['webp', 'jpg'])
})
