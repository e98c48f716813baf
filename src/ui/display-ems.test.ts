import { expect, test } from 'vitest'
import { displayEms } from './display-ems.ts'

/** The true widths, from the font's tables at the display style's weight, width and tracking. */
const measured: [line: string, ems: number][] = [
  ['Drawn to the millimetre.', 12.81],
  ['Auf den Millimeter gezeichnet.', 16.31],
]

test.each(measured)('"%s" fills its line without overflowing', (line, ems) => {
  expect(displayEms(line)).toBeGreaterThanOrEqual(ems)
  expect(displayEms(line)).toBeLessThan(ems * 1.04)
})
