import { bolt, form, seam } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, flipped, points } from '#/drawings/accessory/outline.ts'
import { plastic, rubber, steel, type Painter, type Studio } from '#/drawings/accessory/studio.ts'
import { inkOn } from '#/drawings/accessory/tone.ts'

/** The left shoe's sole, its toe up; the right one is its mirror image. */
const sole = points(
  '250,76 300,92 338,160 350,250 338,350 318,440 322,540 330,630 306,704 246,728 190,706 164,630 168,540 172,440 152,350 148,250 166,150 202,92',
)

const pair = (
  studio: Studio,
  paint: (place: (outline: string) => string, side: number) => void,
) => {
  studio.ground(400, 748, 230, 12)
  for (const side of [-1, 1])
    paint((outline) => curve(side < 0 ? points(outline) : flipped(outline)), side)
}

const asText = sole.map(([x, y]) => `${x},${y}`).join(' ')

/** A stiff sole of carbon or nylon: three threads for the cleat, two vents, and rubber where one walks. */
export const paintRoadSole: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  const isCarbon = studio.design(3) === 0
  pair(studio, (place, side) => {
    const x = (value: number) => (side < 0 ? value : 800 - value)
    form(sketch, place(asText), colour, { edge: 20, gloss: 0.3 })
    const plate = place(
      '250,100 296,116 324,176 334,252 322,346 300,440 304,540 308,626 290,684 246,702 204,684 184,626 190,540 194,440 168,346 166,252 182,168 208,116',
    )
    form(sketch, plate, isCarbon ? plastic : rubber, {
      edge: 14,
      gloss: isCarbon ? 0.9 : 0.3,
      detail: () => {
        if (isCarbon)
          for (let i = 0; i < 44; i++)
            sketch.stroke(
              `M${x(120)} ${60 + i * 16}L${x(370)} ${150 + i * 16}M${x(370)} ${60 + i * 16}L${x(120)} ${150 + i * 16}`,
              '#fff',
              3,
              { opacity: 0.06 },
            )
        sketch.fill(place('232,420 268,420 274,520 250,560 228,520'), accent(0), { opacity: 0.9 })
      },
    })
    for (const [px, py] of [
      [250, 220],
      [212, 300],
      [288, 300],
    ] as const) {
      sketch.fill(box(x(px) - 9, py - 26, 18, 52, 9), '#0a0b0d')
      bolt(sketch, x(px), py, 11, steel)
    }
    for (let mm = 0; mm < 6; mm++)
      sketch.fill(box(x(250) - 30, 346 + mm * 9, mm % 5 ? 12 : 24, 2), '#fff', { opacity: 0.5 })
    sketch.fill(ellipse(x(250), 138, 34, 12), '#0a0b0d')
    sketch.fill(ellipse(x(248), 590, 12, 26), '#0a0b0d')
    form(sketch, place('206,640 290,640 296,676 268,706 226,706 198,676'), rubber, {
      edge: 9,
      gloss: 0.1,
    })
    form(sketch, place('222,94 276,94 292,114 250,122 206,114'), rubber, { edge: 6, gloss: 0.1 })
    letter(sketch, brand, { x: x(249), y: 486, height: 15, colour: inkOn(accent(0)), turn: -90 })
  })
}

/** Lugs of rubber around a channel with two slots for the cleat, and threads for spikes at the toe. */
export const paintGravelSole: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  const lug = studio.design(3) === 1 ? accent : rubber
  pair(studio, (place, side) => {
    const x = (value: number) => (side < 0 ? value : 800 - value)
    form(sketch, place(asText), colour, { edge: 20, gloss: 0.2 })
    form(
      sketch,
      place(
        '250,104 294,120 320,180 328,252 316,346 296,440 302,540 304,626 288,684 246,700 206,684 188,626 192,540 196,440 174,346 172,252 186,170 210,120',
      ),
      plastic,
      { edge: 12, gloss: 0.3 },
    )
    const lugs = [
      '176,150 222,112 236,168 196,206',
      '324,150 278,112 264,168 304,206',
      '154,226 200,222 204,286 160,292',
      '346,226 300,222 296,286 340,292',
      '160,312 204,308 206,372 172,382',
      '338,312 296,308 294,372 326,382',
      '176,586 236,590 236,636 178,640',
      '318,586 262,590 262,636 318,640',
      '186,656 238,652 240,710 206,704',
      '310,656 262,652 260,710 292,704',
    ]
    for (const outline of lugs) form(sketch, place(outline), lug, { edge: 9, gloss: 0.1 })
    for (const dx of [-16, 16]) {
      sketch.fill(box(x(250) + dx - 7, 226, 14, 96, 7), '#0a0b0d')
      for (const y of [250, 292]) bolt(sketch, x(250) + dx, y, 8, steel)
    }
    for (const px of [222, 278]) bolt(sketch, x(px), 106, 12, steel)
    seam(sketch, place('214,410 286,410 290,560 210,560'), plastic, 3)
    letter(sketch, brand, { x: x(249), y: 486, height: 16, colour: '#f1efea', turn: -90 })
  })
}
