import { expect, test } from 'vitest'
import { displayEms, widestWord } from './display-ems.ts'

/** The true widths, from the font's tables at the display style's weight, width and tracking. */
const measured: [line: string, ems: number][] = [
  ['Built to the millimetre.', 11.68],
  ['Auf den Millimeter gebaut.', 14.13],
]

test.each(measured)('"%s" fills its line without overflowing', (line, ems) => {
  expect(displayEms(line)).toBeGreaterThanOrEqual(ems)
  expect(displayEms(line)).toBeLessThan(ems * 1.04)
})

test('the widest word of a title counts, not its line', () => {
  expect(widestWord('Allgemeine Geschäftsbedingungen')).toBe(displayEms('Geschäftsbedingungen'))
})
