import { expect, test } from 'vitest'
import { demoBikes } from '#/configurator/api/demo-offered.server.ts'
import { findSection, withPart } from '#/configurator/choice/choice.ts'
import { geometryOf } from './build-sheet.server.ts'

const keld = demoBikes().find(({ slug }) => slug === 'keld-sl-force-xplr')?.bike
if (!keld) throw new Error('the demo shop sells no Keld SL Force XPLR')
const asShown = { colour: keld.colours[0]?.code ?? '', size: 'M', parts: {} }
const fork = findSection(keld, 'fork')
const lifted = fork && withPart(keld, asShown, fork, { sku: 'FRK-RUDY-40', size: null })

const rowsOf = (choice: typeof asShown) =>
  new Map(geometryOf({ bike: keld, choice }, 'en')?.rows.map(({ name, value }) => [name, value]))

test('the sheet of a build with a longer fork prints the geometry that the fork makes', () => {
  const plain = rowsOf(asShown)
  const withFork = rowsOf({ ...asShown, ...lifted, size: 'M' })
  expect(plain.get('Head angle')).toBe('71.2°')
  expect(withFork.get('Head angle')).toBe('69.9°')
  expect(withFork.get('Fork offset')).toBe('45 mm')
  expect(withFork.get('Seat tube')).toBe(plain.get('Seat tube'))
})
