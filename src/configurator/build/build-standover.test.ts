import { expect, test } from 'vitest'
import { derivedGeometry } from '#/drawings/bike-frame/frame-geometry.ts'
import { demoBikes } from '#/configurator/api/demo-offered.server.ts'
import { findSection, withPart } from '#/configurator/choice/choice.ts'
import { buildLook } from './build-look.ts'
import { buildStandovers } from './build-standover.ts'

const bikes = demoBikes()
const keld = bikes.find(({ slug }) => slug === 'keld-sl-force-xplr')?.bike
if (!keld) throw new Error('the demo shop sells no Keld SL Force XPLR')
const asShown = { colour: keld.colours[0]?.code ?? '', size: null, parts: {} }
const fork = findSection(keld, 'fork')
const withFork = (sku: string) =>
  fork ? withPart(keld, asShown, fork, { sku, size: null }) : asShown
const shown = buildStandovers(keld, asShown)

test('the bike as shown stands as high as its table says', () => {
  const table = keld.sizes.map(({ size, geometry }) => [
    size,
    Math.round(derivedGeometry(geometry, { size: '700c', tyreWidth: 45 }).standover),
  ])
  expect([...shown]).toEqual(table)
})

test('a suspension fork lifts the top tube of every size by some millimetres', () => {
  const lifted = [...buildStandovers(keld, withFork('FRK-RUDY-40'))].map(
    ([size, standover]) => standover - (shown.get(size) ?? 0),
  )
  expect(lifted).toHaveLength(5)
  expect(Math.min(...lifted)).toBeGreaterThanOrEqual(8)
  expect(Math.max(...lifted)).toBeLessThanOrEqual(14)
})

test('a build with the longer fork stands as the bike that is sold with it', () => {
  const sold = bikes.find(({ slug }) => slug === 'keld-sl-force-xplr-rudy')?.bike
  const built = buildLook(keld, { ...withFork('FRK-RUDY-40'), size: 'M' })
  const size = sold?.sizes.find((each) => each.size === 'M')
  expect(built?.geometry).toEqual(size?.geometry)
  expect(size?.geometry).toMatchObject({ headAngle: 69.9, forkOffset: 45 })
})

test('another fork of the same length leaves the picture of the frame as it is', () => {
  const own = buildLook(keld, asShown)
  expect(buildLook(keld, withFork('FRK-GRAVEL-PACK'))?.geometry).toEqual(own?.geometry)
})
