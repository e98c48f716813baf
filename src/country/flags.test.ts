import { expect, test } from 'vitest'
import { countryCodes } from './country.ts'
import { flagPath } from './flag-path.ts'
import { flagSvg } from './flags.ts'

test.each(countryCodes)('the flag of %s is a small, self-contained SVG', (code) => {
  const svg = flagSvg(code)
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 60 40">.+<\/svg>$/,
  )
  expect(svg).not.toMatch(/NaN|undefined|<script| id=/)
  expect(Buffer.byteLength(svg)).toBeLessThan(1150)
})

test('all flags are different', () => {
  expect(new Set(countryCodes.map(flagSvg)).size).toBe(41)
})

test('a flag has its own URL', () => {
  expect(flagPath('gb')).toBe('/flags/gb.svg')
})
