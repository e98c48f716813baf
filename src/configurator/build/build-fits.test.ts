import { expect, test } from 'vitest'
import { demoBikes } from '#/configurator/api/demo-offered.server.ts'
import { findSection, withPart } from '#/configurator/choice/choice.ts'
import { sizeFit } from '#/product/bike/bike-view.ts'
import { buildFits } from './build-fits.ts'
import { buildLook } from './build-look.ts'

const keld = demoBikes().find(({ slug }) => slug === 'keld-sl-force-xplr')?.bike
if (!keld) throw new Error('the demo shop sells no Keld SL Force XPLR')
const asShown = { colour: keld.colours[0]?.code ?? '', size: null, parts: {} }
const fork = findSection(keld, 'fork')
const withFork = (sku: string) =>
  fork ? withPart(keld, asShown, fork, { sku, size: null }) : asShown
const wheels = { size: '700c', tyreWidth: 45 } as const
const shown = keld.sizes.map((size) => sizeFit(size, wheels))

test('the bike as shown is judged by its own table', () => {
  expect(buildFits(keld, asShown)).toEqual(shown)
})

test('a suspension fork lifts the top tube of every size by some millimetres', () => {
  const lifted = buildFits(keld, withFork('FRK-RUDY-40'))
  expect(lifted).toHaveLength(5)
  for (const [index, { standover }] of lifted.entries()) {
    const by = standover - (shown[index]?.standover ?? 0)
    expect(by).toBeGreaterThanOrEqual(8)
    expect(by).toBeLessThanOrEqual(14)
  }
})

test('a build with the longer fork stands as the bike that is sold with it', () => {
  const sold = demoBikes().find(({ slug }) => slug === 'keld-sl-force-xplr-rudy')?.bike
  const built = buildLook(keld, { ...withFork('FRK-RUDY-40'), size: 'M' })
  const size = sold?.sizes.find((each) => each.size === 'M')
  expect(built?.geometry).toEqual(size?.geometry)
  expect(size?.geometry).toMatchObject({ headAngle: 69.9, forkOffset: 45 })
})

test('another fork of the same length leaves the picture of the frame as it is', () => {
  const own = buildLook(keld, asShown)
  expect(buildLook(keld, withFork('FRK-GRAVEL-PACK'))?.geometry).toEqual(own?.geometry)
})
