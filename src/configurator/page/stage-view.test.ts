import { expect, test } from 'vitest'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { sharedViewBox } from '#/drawings/bike/views.ts'
import { type StageView, turnTo, viewOfSection } from './stage-view.ts'

test('the stage turns to the part that is being chosen, and shows the whole bike for paint', () => {
  const seen = ['tyres', 'handlebar', 'saddle', 'chainset', 'frameColour', 'made-up']
  expect(seen.map(viewOfSection)).toEqual([
    'detail-wheel',
    'cockpit',
    'detail-seat',
    'detail-drivetrain',
    null,
    null,
  ])
})

test('every part lies inside the stage after the turn, larger than before', () => {
  const [left = 0, top = 0, width = 0, height = 0] = sharedViewBox.split(' ').map(Number)
  const looks = Object.values(sampleLooks)
  expect(looks.length).toBeGreaterThan(5)
  for (const look of looks) {
    const { frontAxle, bb, railClamp, barCentre } = skeletonOf(look)
    const parts: [StageView, { x: number; y: number }][] = [
      ['detail-wheel', frontAxle],
      ['detail-drivetrain', bb],
      ['detail-seat', railClamp],
      ['cockpit', barCentre],
    ]
    for (const [view, place] of parts) {
      const [x = 0, y = 0, scale = 0] = (turnTo(view, look).match(/-?[\d.]+/g) ?? []).map(Number)
      expect(scale).toBeGreaterThan(1.5)
      expect(place.x * scale + x).toBeGreaterThan(left)
      expect(place.x * scale + x).toBeLessThan(left + width)
      expect(place.y * scale + y).toBeGreaterThan(top)
      expect(place.y * scale + y).toBeLessThan(top + height)
    }
  }
})
