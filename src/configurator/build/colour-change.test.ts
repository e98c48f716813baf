import { expect, test } from 'vitest'
import type { Choice } from '#/configurator/choice/choice.ts'
import { sampleOffered as bike } from '#/configurator/choice/sample-offered.ts'
import { soonestBuild } from '#/configurator/presets/soonest-build.ts'
import { colourChange } from './colour-change.ts'

const plain: Choice = { colour: 'slate', size: 'M', parts: {} }
const painted = (colour: string, fade?: string): Choice => ({
  ...plain,
  parts: {
    frameColour: { sku: colour, size: null },
    ...(fade && { gradientColour: { sku: fade, size: null } }),
  },
})
const soonest = (before: Choice, from = bike) => {
  const now = soonestBuild(from, before)
  return now && colourChange(from, { before, now }, 'en')
}

test('the soonest build names the paint that it takes off, with its fade', () => {
  expect(soonest(painted('BBCOLOUR-FOG'))).toEqual({ unpainted: 'bbcolour-fog', colour: null })
  expect(soonest(painted('BBCOLOUR-FOG', 'PNT-FADE-MOSS'))?.unpainted).toBe(
    'bbcolour-fog to pnt-fade-moss',
  )
})

test('it names the colour of the bike that is ready earlier', () => {
  const waiting = bike.offers.map((offer) =>
    offer.colour === 'slate' ? { ...offer, days: 8 } : offer,
  )
  expect(soonest(plain, { ...bike, offers: waiting })).toEqual({ unpainted: null, colour: 'Ember' })
})

test('a paint that holds nothing up stays, and nothing is said', () => {
  expect(soonest(plain)).toEqual({ unpainted: null, colour: null })
  const moss = { ...painted('BBCOLOUR-MOSS'), colour: 'slate' }
  const ready = {
    ...moss,
    parts: { ...moss.parts, paintFinish: { sku: 'PNT-MATT', size: null } },
  }
  const waiting = bike.offers.map((offer) => ({ ...offer, days: 6 }))
  expect(soonest(ready, { ...bike, offers: waiting })).toEqual({ unpainted: null, colour: null })
})
