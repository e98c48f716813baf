import sharp from 'sharp'
import { expect, test } from 'vitest'
import { saddleShapes } from '#/drawings/bike-parts/look-kinds.ts'
import { drawMark } from '#/drawings/bike/marks.ts'
import { saddleMarkPlace } from './saddle-mark.ts'
import { saddleOutlines } from './saddle-shapes.ts'

/** The opacity of each pixel of a picture of the saddle. */
const pixels = (markup: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -50 300 110" width="600" height="220">${markup}</svg>`,
    ),
  )
    .extractChannel('alpha')
    .raw()
    .toBuffer()

test.for(saddleShapes)(
  'every maker’s name stands on the cover of the %s saddle, or nowhere',
  async (shape) => {
    const cover = await pixels(`<path d="${saddleOutlines[shape].cover}"/>`)
    for (const maker of ['Montebruno', 'Ergon', 'Brooks', 'CALDER', 'NORDWIND']) {
      const place = saddleMarkPlace(shape, maker)
      if (!place) continue
      const word = await pixels(drawMark(maker, { ...place, colour: '#000000' }))
      const fallen = word.filter((alpha, index) => alpha > 128 && (cover[index] ?? 0) < 128)
      expect(fallen.length, maker).toBe(0)
    }
  },
)

test('a name that fits nowhere is left out', () => {
  expect(
    saddleMarkPlace('flat', 'NORDWIND RADMANUFAKTUR OLDENBURG UND BREMEN SEIT NEUNZEHNHUNDERTELF'),
  ).toBeNull()
  expect(saddleMarkPlace('leather', 'Montebruno')).not.toBeNull()
})
