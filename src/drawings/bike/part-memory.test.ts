import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLook } from './any-look.ts'
import { bikeLayers, bikePainter } from './draw-bike.ts'
import { sampleLooks } from './sample-looks.ts'

const looks = Object.values(sampleLooks)
const members = [
  'geometry',
  'frame',
  'paint',
  'fork',
  'wheels',
  'cockpit',
  'drivetrain',
  'saddle',
  'seatpost',
  'pedals',
  'extras',
  'motor',
] as const

test('a bike that is drawn again after a change is the same picture as one drawn afresh', () => {
  let [kept, all] = [0, 0]
  fc.assert(
    fc.property(
      anyLook,
      fc.array(fc.tuple(fc.constantFrom(...members), anyLook), { minLength: 1, maxLength: 4 }),
      (first, changes) => {
        const paint = bikePainter({ idPrefix: 'build' })
        let look = first
        let before = paint(look).layers
        for (const [member, other] of changes) {
          look = { ...look, [member]: other[member] }
          const { layers, viewBox } = paint(look)
          expect({ layers, viewBox }).toEqual(bikeLayers(look, { idPrefix: 'build' }))
          kept += layers.filter((layer, index) => layer !== '' && layer === before[index]).length
          all += layers.length
          before = layers
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(kept).toBeGreaterThan(all / 10)
})

test('another saddle changes the layers of the saddle and its post only', () => {
  const [look] = looks
  if (!look) throw new Error('there are no sample bikes')
  const paint = bikePainter()
  const before = paint(look).layers
  const after = paint({ ...look, saddle: { ...look.saddle, shape: 'leather', colour: '#7a4a2a' } })
  const changed = after.layers.filter((layer, index) => layer !== before[index])
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(4)
})
