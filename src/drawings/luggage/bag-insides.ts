import { buckle, cloth, zip } from '#/drawings/accessory/bag-fittings.ts'
import { fold, form, shade, stitches, strap } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, symmetric } from '#/drawings/accessory/outline.ts'
import {
  plastic,
  reflective,
  rubber,
  type Painter,
  type Studio,
} from '#/drawings/accessory/studio.ts'
import { tone, type Tone } from '#/drawings/accessory/tone.ts'
import { isRollTop } from './backpacks.ts'
import { paintBarBag } from './bar-bags.ts'
import { paintFrameBag, paintTopTubeBag } from './frame-bags.ts'
import { paintSaddleBag } from './saddle-bags.ts'

/** Bags are lined in a light cloth, so that small things are found. */
const lining = tone('#c9ccc9')

/** The colours of the outside that are seen from above as well: the mouth, and the foot if it has another. */
type Outside = { mouth: Tone; foot: string | null }

/** A deep bag that is looked into from above: its mouth, the sleeve for papers, a zipped pocket and the key's leash. */
function deepInside(studio: Studio, outside: Outside): void {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(400, 730, 210)
  form(sketch, symmetric('400,330 560,320 612,300! 628,460 622,640 596,712 400,728'), colour, {
    ...cloth,
    edge: 34,
    detail: () => {
      fold(sketch, line('230,420 270,540 250,690'), colour, 26, 0.35)
      fold(sketch, line('570,420 534,560 556,690'), colour, 26, 0.35)
      if (outside.foot) sketch.fill(box(120, 600, 560, 160), outside.foot)
    },
  })
  const mouth = symmetric('400,118 520,126 600,180 616,270 590,340 500,372 400,378')
  form(sketch, mouth, outside.mouth, { ...cloth, edge: 16 })
  const opening = symmetric('400,142 510,150 576,196 588,268 566,322 490,348 400,352')
  form(sketch, opening, lining, { edge: 26, gloss: 0.02, depth: 0.9 })
  sketch.within(opening, () => {
    shade(sketch, curve('200,230 400,250 600,230 600,380 400,380 200,380'), 0.6, 26)
    form(sketch, curve('250,150! 550,150! 540,262 400,276 260,262'), lining, {
      edge: 8,
      gloss: 0.02,
    })
    sketch.stroke(line('256,236 400,250 544,236'), accent(0), 9)
    stitches(sketch, line('256,250 400,264 544,250'), lining(-0.8))
    zip(studio, line('300,196 400,204 500,196'), [460, 196], accent)
    strap(sketch, line('540,180! 560,250 530,300!'), rubber, 8)
    form(sketch, ellipse(528, 306, 11), plastic, { edge: 4, gloss: 0.6 })
  })
  stitches(
    sketch,
    symmetric('400,130 514,138 588,188 602,270 578,332 496,360 400,366'),
    outside.mouth(0.7),
  )
  letter(sketch, brand, { x: 400, y: outside.foot ? 530 : 560, height: 38, colour: ink })
  sketch.fill(box(330, 640, 140, 12, 6), reflective(0.4))
}

export const paintPannierInside: Painter = (studio) =>
  deepInside(studio, {
    mouth: studio.colour,
    foot: [null, studio.accent(0), plastic(0.08)][studio.design(3)] ?? null,
  })

export const paintBackpackInside: Painter = (studio) =>
  deepInside(studio, { mouth: isRollTop(studio) ? studio.accent : studio.colour, foot: null })

/** A bag with a lid: the lid stands up, and the lining shows its pockets. */
const underLid =
  (kind: 'bar' | 'roll'): Painter =>
  (studio) => {
    const { sketch, colour, accent, ink, brand } = studio
    const wide = { bar: 290, roll: 270 }[kind]
    const tall = { bar: 240, roll: 190 }[kind]
    const [left, top] = [400 - wide, 420]
    studio.ground(400, top + tall + 14, wide)
    form(
      sketch,
      curve([
        [left + 24, top],
        [400, top - 250],
        [400 + wide - 24, top],
      ]),
      colour,
      { ...cloth, edge: 20 },
    )
    const lid = curve([
      [left + 52, top - 8],
      [left + 90, top - 130],
      [400, top - 214],
      [400 + wide - 90, top - 130],
      [400 + wide - 52, top - 8],
    ])
    form(sketch, lid, lining, { edge: 14, gloss: 0.02 })
    sketch.within(lid, () => netPocket(studio, top))
    form(
      sketch,
      curve([
        [left, top - 6, 1],
        [400 + wide, top - 6, 1],
        [400 + wide - 8, top + tall * 0.6],
        [400 + wide - 50, top + tall],
        [left + 50, top + tall],
        [left + 8, top + tall * 0.6],
      ]),
      colour,
      {
        ...cloth,
        edge: 26,
        detail: () => {
          fold(
            sketch,
            line([left + 70, top + 60], [left + 110, top + 130], [left + 90, top + tall]),
            colour,
            22,
            0.35,
          )
          fold(
            sketch,
            line(
              [400 + wide - 80, top + 60],
              [400 + wide - 110, top + 130],
              [400 + wide - 90, top + tall],
            ),
            colour,
            22,
            0.35,
          )
        },
      },
    )
    const well = curve([
      [left + 16, top - 4],
      [400, top - 38],
      [400 + wide - 16, top - 4],
      [400, top + 34],
    ])
    form(sketch, well, lining, { edge: 14, gloss: 0.02, depth: 0.9 })
    sketch.within(well, () => {
      shade(sketch, box(left, top + 4, wide * 2, 50), 0.6, 14)
      for (const x of kind === 'roll' ? [400] : [400 - wide * 0.3, 400 + wide * 0.3]) {
        form(sketch, box(x - 6, top - 40, 12, 80, 4), accent, { edge: 3, gloss: 0.1 })
      }
    })
    zip(
      studio,
      line([left + 10, top - 4], [400, top + 40], [400 + wide - 10, top - 4]),
      [400 + wide - 70, top + 16],
      accent,
    )
    letter(sketch, brand, { x: 400, y: top + tall * 0.6, height: 34, colour: ink })
    for (const x of [left + 70, 400 + wide - 70]) {
      strap(sketch, line([x, top + 60, 1], [x, top + tall - 10, 1]), rubber, 24)
      buckle(studio, x, top + tall * 0.6, 40, 40)
    }
    stitches(
      sketch,
      line(
        [left + 40, top + tall - 24],
        [400, top + tall - 12],
        [400 + wide - 40, top + tall - 24],
      ),
      colour(0.7),
    )
  }

/** A bag whose zip stands open: its own picture, with the lining and what it holds in the gap. */
const unzipped =
  (paint: Painter, gapOf: (studio: Studio) => string): Painter =>
  (studio) => {
    const { sketch, accent } = studio
    // The name stands where the gap is; half of it would look like a fault.
    paint({ ...studio, brand: '' })
    const gap = gapOf(studio)
    sketch.stroke(curve(gap), plastic(0), 14)
    form(sketch, curve(gap), lining, { edge: 20, gloss: 0.02, depth: 0.9 })
    sketch.within(curve(gap), () => {
      netPocket(studio, 470)
      shade(sketch, curve(gap), 0.35, 26)
      for (const x of [300, 470])
        form(sketch, box(x, 100, 12, 600, 4), accent, { edge: 3, gloss: 0.1 })
    })
    sketch.stroke(curve(gap), plastic(0.5), 3, { 'stroke-dasharray': '4 3', opacity: 0.8 })
  }

export const paintFrameBagInside = unzipped(paintFrameBag, (studio) =>
  studio.shape('full', 'half', 'full-striped').startsWith('half')
    ? '130,374 280,340 420,336 560,340 672,356 560,450 400,470 240,450'
    : '130,294 280,260 420,254 560,258 672,276 560,410 400,450 250,410',
)
export const paintTopTubeBagInside = unzipped(
  paintTopTubeBag,
  () => '136,494 260,430 440,350 600,282 676,296 640,400 480,500 300,540',
)
export const paintBarBagInside: Painter = (studio) =>
  studio.shape('roll', 'lid', 'striped') === 'lid'
    ? underLid('bar')(studio)
    : unzipped(
        paintBarBag,
        () => '124,322 280,290 400,284 520,290 676,322 560,400 400,424 240,400',
      )(studio)
export const paintSaddleBagInside: Painter = (studio) =>
  studio.shape('wedge', 'seat-pack', 'roll') === 'wedge'
    ? unzipped(
        paintSaddleBag,
        () => '144,398 280,360 480,346 664,352 560,450 400,490 240,470',
      )(studio)
    : underLid('roll')(studio)

/** A pocket of net in the lid, with an elastic edge. */
function netPocket({ sketch, accent }: Studio, top: number): void {
  const id = sketch.define(
    (own) =>
      `<pattern id="${own}" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 6L6 0L12 6L6 12Z" fill="none" stroke="#3b3e42" stroke-width="1.3" opacity=".7"/></pattern>`,
  )
  sketch.fill(box(100, top - 120, 600, 130), `url(#${id})`)
  sketch.stroke(line([100, top - 118], [400, top - 108], [700, top - 118]), accent(0), 10)
}
