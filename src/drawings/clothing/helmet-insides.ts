import { bolt, form, shade, strap } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, mirrored, symmetric } from '#/drawings/accessory/outline.ts'
import { foam, plastic, rubber, steel, type Painter } from '#/drawings/accessory/studio.ts'

/** Rows of holes in the foam, from the brow to the back, for a shell with many vents, few, or next to none. */
const holes = {
  road: [
    '400,150 424,160 424,300 400,316 376,300 376,160',
    '476,176 500,190 506,320 484,334 462,320 456,196',
    '546,240 566,256 568,360 550,376 530,362 526,262',
    '446,380 468,392 472,500 450,514 428,500',
    '524,410 544,424 540,510 520,520 504,508',
  ],
  aero: [
    '420,150 444,158 440,210 400,218',
    '470,420 496,430 490,540 462,552 446,530',
    '540,330 560,340 556,420 536,430',
  ],
  urban: [
    '430,190 470,196 474,230 430,232',
    '500,240 532,256 532,290 498,288',
    '440,420 486,420 486,456 440,458',
    '430,520 470,516 468,552 430,556',
  ],
}

/** A helmet from below: foam in its shell, the pads, the cradle with its dial, the straps and their buckle. */
export const paintHelmetInside =
  (kind: keyof typeof holes): Painter =>
  (studio) => {
    const { sketch, colour, accent, brand } = studio
    studio.ground(400, 716, 200)
    const rim = symmetric('400,78 486,88 566,146 612,250 618,380 590,510 530,620 460,676 400,690')
    form(sketch, rim, colour, { edge: 22, gloss: 0.5, depth: 0.8 })
    const bowl = symmetric(
      '400,116 476,124 540,176 580,266 584,380 558,496 508,590 446,640 400,650',
    )
    form(sketch, bowl, foam, { edge: 36, gloss: 0.05, depth: 0.9 })
    sketch.within(bowl, () => {
      shade(sketch, curve('230,180 400,110 570,180 560,300 400,240 240,300'), 0.55, 30)
      for (const outline of holes[kind]) {
        const d = curve(outline) + curve(mirrored(outline).slice(outline.split(' ').length))
        sketch.fill(d, '#d9d7d2')
        sketch.stroke(d, '#000', 5, { opacity: 0.6 })
      }
    })
    for (const d of [
      '330,142 400,126 470,142 476,170 400,160 324,170',
      '382,230 418,230 424,420 400,440 376,420',
      '300,260 328,250 336,420 310,430',
      '500,260 472,250 464,420 490,430',
    ])
      form(sketch, curve(d), plastic, { edge: 9, gloss: 0.02, depth: 0.6 })
    for (const side of [-1, 1]) {
      const x = (value: number) => 400 + side * value
      strap(sketch, line([x(150), 230], [x(196), 420], [x(120), 560], [x(28), 700, 1]), rubber, 17)
      strap(sketch, line([x(112), 560], [x(150), 600], [x(100), 650], [x(30), 704, 1]), rubber, 15)
      form(sketch, box(x(112) - 16, 590, 32, 24, 6), plastic, { edge: 4 })
    }
    sketch.stroke(
      line('256,420 270,560 340,622 400,634 460,622 530,560 544,420'),
      plastic(-0.2),
      20,
    )
    sketch.stroke(
      line('256,420 270,560 340,622 400,634 460,622 530,560 544,420'),
      plastic(0.4),
      3,
      { opacity: 0.6 },
    )
    form(sketch, box(346, 596, 108, 60, 18), plastic, { edge: 9, gloss: 0.4 })
    form(sketch, ellipse(400, 626, 34, 24), rubber, { edge: 8 })
    sketch.stroke(ellipse(400, 626, 25, 17), accent(0), 5, { 'stroke-dasharray': '4 3' })
    form(sketch, box(372, 688, 56, 34, 9), plastic, { edge: 6, gloss: 0.5 })
    bolt(sketch, 400, 705, 6, steel)
    form(sketch, box(346, 470, 108, 56, 6), (light) => (light > 0 ? '#f4f3f0' : '#dddbd6'), {
      edge: 3,
      gloss: 0.1,
    })
    letter(sketch, brand, { x: 400, y: 488, height: 11, colour: '#14171b' })
    letter(sketch, 'EN 1078', { x: 400, y: 510, height: 9, colour: '#14171b', opacity: 0.8 })
  }
