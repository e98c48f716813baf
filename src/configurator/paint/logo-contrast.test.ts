import { expect, test } from 'vitest'
import type { Paint } from '#/drawings/bike/bike-look.ts'
import { isHardToRead } from './logo-contrast.ts'

const paint = (colour: Paint['colour'], fade?: Paint['colour']): Paint => ({
  finish: 'gloss',
  colour,
  ...(fade && { fade: { colour: fade, angle: 0 } }),
  downTubeLogo: '#ffffff',
  smallLogo: '#ffffff',
})

test('warns of a logo in nearly the colour of the paint', () => {
  expect(isHardToRead(paint('#ffffff'), '#f0f0f0')).toBe(true)
  expect(isHardToRead(paint('#1f5eff'), '#1f5eff')).toBe(true)
  expect(isHardToRead(paint('#1f5eff'), '#ffffff')).toBe(false)
})

test('a fade that hides one end of a logo is no reason to warn', () => {
  expect(isHardToRead(paint('#ffffff', '#000000'), '#ffffff')).toBe(false)
  expect(isHardToRead(paint('#ffffff', '#f4f4f4'), '#eeeeee')).toBe(true)
})
