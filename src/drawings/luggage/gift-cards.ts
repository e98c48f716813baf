import { form } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { arc, box, curve, ellipse, line, onCircle } from '#/drawings/accessory/outline.ts'
import type { Painter, Studio } from '#/drawings/accessory/studio.ts'

/** A printed card of cotton paper on its envelope. */
export const paintGiftCard: Painter = (studio) => {
  const { sketch, colour, ink, brand } = studio
  const shape = studio.shape('hills', 'service', 'fit', 'river')
  studio.ground(400, 640, 290, 26)
  sketch.group({ transform: 'rotate(7 400 420)' }, () => envelope(studio))
  sketch.group({ transform: 'rotate(-6 400 400)' }, () => {
    form(sketch, box(92, 206, 616, 386, 14), colour, {
      edge: 4,
      gloss: 0.12,
      depth: 0.5,
      detail: () => prints[shape](studio),
    })
    letter(sketch, brand, { x: 290, y: 276, height: 46, colour: ink })
    letter(sketch, studio.label || 'GIFT CARD', {
      x: 216,
      y: 540,
      height: 20,
      colour: ink,
      opacity: 0.85,
    })
    emblem(studio, { x: 628, y: 530, height: 62, colour: ink })
  })
}

function envelope({ sketch, accent }: Studio): void {
  form(sketch, box(92, 226, 616, 386, 10), accent, { edge: 4, gloss: 0.1, depth: 0.6 })
  sketch.stroke(line('96,232! 400,440! 704,232!'), accent(-0.5), 3, { opacity: 0.6 })
}

type Print = (studio: Studio) => void

/** The picture on each card: hills, a sprocket, the angles of a frame, a river with a rider beside it. */
const prints: Record<'hills' | 'service' | 'fit' | 'river', Print> = {
  hills: ({ sketch, ink }) => {
    for (let i = 0; i < 9; i++) {
      const y = 340 + i * 30
      sketch.stroke(
        line([70, y], [240, y - 40], [420, y - 60], [600, y - 30], [740, y + 20]),
        ink,
        2.6,
        { opacity: 0.12 + i * 0.03 },
      )
    }
  },
  service: ({ sketch, ink }) => {
    for (const [radius, teeth] of [
      [196, 40],
      [150, 30],
      [104, 21],
    ] as const) {
      const outline = Array.from({ length: teeth * 2 }, (_, index) =>
        onCircle(560, 388, radius - (index % 2) * 9, (index * 180) / teeth),
      )
      sketch.stroke(curve(outline), ink, 3, { opacity: 0.3 })
    }
    sketch.stroke(ellipse(560, 388, 44), ink, 3, { opacity: 0.4 })
    for (let spoke = 0; spoke < 6; spoke++)
      sketch.stroke(
        line(
          [...onCircle(560, 388, 50, spoke * 60), 1],
          [...onCircle(560, 388, 94, spoke * 60), 1],
        ),
        ink,
        8,
        { opacity: 0.22, 'stroke-linecap': 'round' },
      )
  },
  fit: ({ sketch, ink }) => {
    const more = { opacity: 0.38, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
    sketch.stroke(ellipse(430, 470, 84), ink, 3, more)
    sketch.stroke(ellipse(652, 470, 84), ink, 3, more)
    sketch.stroke(
      line('430,470! 520,476! 496,350! 430,470! 496,350! 614,346! 652,470!'),
      ink,
      5,
      more,
    )
    sketch.stroke(line('520,476! 620,372!'), ink, 5, more)
    sketch.stroke(line('486,316! 500,350! 472,316! 512,314!'), ink, 5, more)
    sketch.stroke(line('614,346! 606,318! 640,310!'), ink, 5, more)
    for (const [x, y, from, to] of [
      [520, 476, -140, -46],
      [430, 470, -62, 4],
    ] as const)
      sketch.stroke(arc(x, y, 46, from, to), ink, 2.4, { opacity: 0.7, 'stroke-dasharray': '7 5' })
  },
  river: ({ sketch, ink }) => {
    for (let i = 0; i < 6; i++)
      sketch.stroke(
        line(
          [70, 470 + i * 17],
          [230, 430 + i * 19],
          [400, 476 + i * 16],
          [560, 420 + i * 20],
          [740, 452 + i * 18],
        ),
        ink,
        2.6,
        { opacity: 0.16 + i * 0.04 },
      )
    const more = { opacity: 0.6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
    for (const x of [540, 610]) sketch.stroke(ellipse(x, 388, 24), ink, 3, more)
    sketch.stroke(line('540,388! 566,392! 560,356! 598,354! 610,388!'), ink, 3.4, more)
    sketch.stroke(line('560,346! 574,306 602,330! 606,346!'), ink, 9, more)
    sketch.stroke(line('560,346! 588,366! 570,392!'), ink, 7, more)
    sketch.fill(ellipse(590, 288, 11), ink, { opacity: 0.6 })
  },
}
