import { bolt, form, glint, seam, shade, tube } from './brush.ts'
import { letter, mark } from './lettering.ts'
import { box, curve, ellipse, line, mirrored, onCircle, polygon, type Point } from './outline.ts'
import { alloy, gunmetal, plastic, rubber, steel, type Painter, type Studio } from './studio.ts'

export const paintWheelset: Painter = (studio) => {
  studio.ground(300, 716, 190, 14)
  studio.ground(540, 690, 150, 12)
  wheel(studio, 506, 384, 262, false)
  wheel(studio, 318, 412, 288, true)
}

function wheel(
  { sketch, colour, accent, accentHex, ink, brand, measure, design }: Studio,
  cx: number,
  cy: number,
  r: number,
  near: boolean,
): void {
  const depth = Math.min(110, 18 + measure([40, 55, 25][design(3)] ?? 40) * 1.05) * (r / 288)
  const inner = r - depth
  const count = 20
  const spokes = Array.from({ length: count }, (_, i) => {
    const [x1, y1] = onCircle(cx, cy, 20, i * 18 + (i % 2 ? 74 : -74))
    const [x2, y2] = onCircle(cx, cy, inner + 3, i * 18)
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`
  }).join('')
  sketch.stroke(spokes, '#000', 4, { opacity: 0.12, transform: 'translate(4 6)' })
  sketch.stroke(spokes, design(3) === 2 ? steel(0) : plastic(0.12), 3.4)
  sketch.stroke(spokes, '#fff', 0.9, { opacity: 0.4 })
  const rim = ellipse(cx, cy, r) + ellipse(cx, cy, inner)
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${rim}"/></clipPath>`,
  )
  sketch.fill(
    rim,
    sketch.linear(
      [0.1, 0, 0.8, 1],
      [
        [0, colour(0.42)],
        [0.3, colour(0.06)],
        [0.55, colour(-0.2)],
        [0.8, colour(-0.4)],
        [1, colour(0)],
      ],
    ),
    { 'fill-rule': 'evenodd' },
  )
  sketch.group({ 'clip-path': `url(#${clip})` }, () => {
    const middle = (r + inner) / 2
    sketch.softly(
      6,
      () => sketch.stroke(ellipse(cx, cy, middle + depth * 0.16), colour(0.8), depth * 0.16),
      { opacity: 0.4 },
    )
    sketch.softly(5, () => sketch.stroke(ellipse(cx, cy, inner), colour(-1), depth * 0.3), {
      opacity: 0.7,
    })
    sketch.stroke(ellipse(cx, cy, r - 5), colour(-0.5), 10)
    sketch.stroke(ellipse(cx, cy, r - 11), colour(0.7), 2, { opacity: 0.5 })
    if (near)
      for (const start of [200, 20])
        around(
          sketch,
          brand,
          [cx, cy, r - 6 - (depth - 6) / 2],
          start,
          Math.min(34, depth * 0.42),
          design(3) === 1 ? accentHex : ink,
        )
  })
  hub(sketch, cx, cy, accent)
  if (near) sketch.fill(box(cx - 3, cy + inner - 34, 6, 36, 2), steel(0))
}

function around(
  sketch: Studio['sketch'],
  word: string,
  [cx, cy, r]: readonly [number, number, number],
  from: number,
  height: number,
  colour: string,
): void {
  const step = (height * 1.24 * 57.3) / r
  ;[...word].forEach((char, index) => {
    const angle = from + index * step
    const [x, y] = onCircle(cx, cy, r, angle)
    letter(sketch, char, { x, y, height, colour, turn: Math.round(angle + 90), opacity: 0.9 })
  })
}

function hub(sketch: Studio['sketch'], cx: number, cy: number, accent: Studio['accent']): void {
  form(sketch, ellipse(cx, cy, 58), gunmetal, { edge: 6, gloss: 0.6 })
  for (let i = 0; i < 10; i++) {
    const [x, y] = onCircle(cx, cy, 44, i * 36)
    sketch.fill(ellipse(x, y, 9, 9), '#15171a', { opacity: 0.85 })
  }
  form(sketch, ellipse(cx, cy, 32), plastic, { edge: 7, gloss: 0.7 })
  sketch.stroke(ellipse(cx, cy, 22), accent(0), 4)
  form(sketch, ellipse(cx, cy, 13), steel, { edge: 4, gloss: 1 })
  sketch.fill(ellipse(cx, cy, 6), '#0b0c0e')
}

/** Bars are bent in space: lateral, forward and up in millimetres, seen from the front, a little from above. */
type Bend = readonly [lateral: number, forward: number, up: number]

function seen([lateral, forward, up]: Bend, scale: number, cy: number): Point {
  const [yaw, pitch] = [0.6, 0.36]
  const x = lateral * Math.cos(yaw) + forward * Math.sin(yaw)
  const depth = forward * Math.cos(yaw) - lateral * Math.sin(yaw)
  return [400 + x * scale, cy - (up * Math.cos(pitch) - depth * Math.sin(pitch)) * scale]
}

const along = (bends: readonly Bend[], side: number, scale: number, cy: number) =>
  line(...bends.map(([lateral, forward, up]) => seen([lateral * side, forward, up], scale, cy)))

export const paintHandlebar: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  const half = studio.measure(420) / 2
  const flare = [4, 4, 34][design] ?? 4
  const bends: Bend[] = [
    [0, 0, 0],
    [half * 0.55, 0, 2],
    [half * 0.86, 8, 2],
    [half - 6, 34, 0],
    [half, 66, -8],
    [half + flare * 0.2, 84, -36],
    [half + flare * 0.5, 74, -84],
    [half + flare * 0.8, 36, -116],
    [half + flare, -20, -126],
    [half + flare * 1.1, -64, -124],
  ]
  studio.ground(400, 690, 270, 24)
  const width = design === 1 ? 44 : 38
  const scale = 1.56
  for (const side of [1, -1]) {
    const d = along(bends, side, scale, 372)
    tube(sketch, d, colour, width, 0.5)
    const tip = bends.at(-1)
    if (tip) {
      const [x, y] = seen([tip[0] * side, tip[1], tip[2]], scale, 372)
      form(sketch, ellipse(x, y, width * 0.42, width * 0.5), plastic, { edge: 6 })
    }
  }
  const clamp = along(
    [
      [-34, 0, 0],
      [34, 0, 0],
    ],
    1,
    scale,
    340,
  )
  tube(sketch, clamp, colour, design === 1 ? 52 : 50, 0.5)
  const [lx, ly] = seen([half * 0.52, 0, 2], scale, 372)
  letter(sketch, brand, { x: lx, y: ly, height: 17, colour: ink, turn: -17 })
  for (const mm of [-16, 16]) {
    const [x, y] = seen([mm, 0, 0], scale, 372)
    sketch.stroke(line([x - 6, y - 22, 1], [x + 6, y + 24, 1]), accent(0), 4)
  }
}

export const paintFlatBar: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  const rise = [4, 24, 40][design] ?? 4
  const half = studio.measure(680) / 2
  const bends: Bend[] = [
    [0, 0, 0],
    [60, 0, 0],
    [140, -6, rise * 0.7],
    [200, -12, rise],
    [half, -52, rise + 6],
  ]
  const scale = 1.1
  studio.ground(400, 540, 280, 24)
  for (const side of [1, -1]) {
    tube(sketch, along(bends, side, scale, 400), colour, 32, 0.5)
    const grip = along(
      [
        [half - 128, -30, rise + 3],
        [half, -52, rise + 6],
      ],
      side,
      scale,
      400,
    )
    tube(sketch, grip, rubber, 48, 0.1)
    sketch.stroke(grip, '#000', 48, { 'stroke-dasharray': '3 7', opacity: 0.4 })
    const ring = along(
      [
        [half - 134, -29, rise + 3],
        [half - 122, -31, rise + 3],
      ],
      side,
      scale,
      400,
    )
    tube(sketch, ring, accent, 52, 0.6)
    const [x, y] = seen([half * side, -52, rise + 6], scale, 400)
    form(sketch, ellipse(x, y, 17, 25), plastic, { edge: 6 })
  }
  tube(
    sketch,
    along(
      [
        [-36, 0, 0],
        [36, 0, 0],
      ],
      1,
      scale,
      400,
    ),
    colour,
    42,
    0.5,
  )
  const [x, y] = seen([112, -4, rise * 0.5], scale, 400)
  letter(sketch, brand, { x, y, height: 14, colour: ink, turn: [-14, -20, -25][design] ?? -14 })
}

export const paintStem: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const reach = 120 + studio.measure(100) * 2
  const [x1, x2] = [400 - reach / 2, 400 + reach / 2]
  const drop = studio.design(3) === 1 ? 90 : 36
  const [y1, y2] = [440, 440 - drop]
  studio.ground(400, 630, 290)
  form(sketch, box(x1 - 84, y1 - 130, 168, 270, 30), colour, {
    turn: 'across',
    edge: 16,
    gloss: 0.5,
    depth: 0.85,
  })
  form(
    sketch,
    curve([
      [x1 - 60, y1 - 100],
      [x1 + 60, y1 - 96],
      [x2 - 90, y2 - 70],
      [x2 + 10, y2 - 96],
      [x2 + 10, y2 + 96],
      [x2 - 90, y2 + 72],
      [x1 + 70, y1 + 96],
      [x1 - 60, y1 + 100],
    ]),
    colour,
    { turn: 'along', edge: 26, gloss: 0.5, depth: 0.85 },
  )
  form(sketch, ellipse(x2, y2, 112), colour, { edge: 20, gloss: 0.5, depth: 0.85 })
  const hole = ellipse(x2, y2, 78)
  sketch.fill(
    hole,
    sketch.linear(
      [0, 0, 1, 1],
      [
        [0, '#3c3e42'],
        [0.6, '#a9a7a3'],
        [1, '#dddbd6'],
      ],
    ),
  )
  sketch.within(hole, () => shade(sketch, ellipse(x2 - 26, y2 - 34, 70), 0.6, 16))
  seam(sketch, line([x2 + 14, y2 - 112, 1], [x2 + 14, y2 - 78, 1]), colour, 4)
  seam(sketch, line([x2 + 14, y2 + 78, 1], [x2 + 14, y2 + 112, 1]), colour, 4)
  for (const y of [y1 - 66, y1 + 70]) bolt(sketch, x1 - 44, y, 20, steel)
  for (const y of [y2 - 92, y2 + 92]) bolt(sketch, x2 + 62, y, 15, steel)
  letter(sketch, brand, {
    x: (x1 + x2) / 2 - 22,
    y: (y1 + y2) / 2 + 4,
    height: 30,
    colour: ink,
    turn: (-Math.atan(drop / reach) * 180) / Math.PI,
  })
  if (studio.design(3) === 2) sketch.fill(box(x1 - 84, y1 - 118, 168, 14), accent(0))
}

const gear = (cx: number, cy: number, r: number, teeth: number, height: number): string => {
  const step = 360 / teeth
  return `M${Array.from({ length: teeth }, (_, i) =>
    [
      [0, r],
      [step * 0.3, r],
      [step * 0.44, r + height],
      [step * 0.66, r + height],
      [step * 0.82, r],
    ]
      .map(([turn, radius]) =>
        onCircle(cx, cy, radius ?? r, i * step + (turn ?? 0))
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L'),
  ).join('L')}Z`
}

export const paintChainset: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  const teeth = Math.round(Math.min(60, Math.max(28, studio.measure([50, 40, 52][design] ?? 50))))
  const [cx, cy] = [330, 400]
  const r = 150 + teeth * 1.7
  studio.ground(cx, cy + r + 22, 190, 16)
  const window = Array.from({ length: 4 }, (_, i) => {
    const [a, b] = [i * 90 + 20, i * 90 + 70]
    const outerR = r - 34
    return `M${onCircle(cx, cy, 110, a)
      .map((v) => v.toFixed(1))
      .join(' ')}L${onCircle(cx, cy, outerR, a - 6)
      .map((v) => v.toFixed(1))
      .join(' ')}A${outerR.toFixed(1)} ${outerR.toFixed(1)} 0 0 1 ${onCircle(cx, cy, outerR, b + 6)
      .map((v) => v.toFixed(1))
      .join(' ')}L${onCircle(cx, cy, 110, b)
      .map((v) => v.toFixed(1))
      .join(' ')}A110 110 0 0 0 ${onCircle(cx, cy, 110, a)
      .map((v) => v.toFixed(1))
      .join(' ')}Z`
  }).join('')
  const ring = gear(cx, cy, r - 7, teeth, 13) + window
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${ring}"/></clipPath>`,
  )
  sketch.fill(ring, gunmetal(-0.4), { 'fill-rule': 'evenodd', transform: 'translate(5 6)' })
  sketch.group({ 'clip-path': `url(#${clip})` }, () => {
    form(sketch, ellipse(cx, cy, r + 10), design === 1 ? colour : gunmetal, {
      edge: 12,
      gloss: 0.6,
      depth: 0.9,
    })
    sketch.stroke(ellipse(cx, cy, r - 18), '#000', 3, { opacity: 0.5 })
    sketch.stroke(ellipse(cx, cy, r - 15), '#fff', 1.6, { opacity: 0.35 })
  })
  if (design !== 1)
    sketch.stroke(ellipse(cx, cy, r * 0.72), steel(-0.2), 9, { 'stroke-dasharray': '8 5' })
  spider(studio, cx, cy, r)
  form(
    sketch,
    curve([
      [cx - 58, cy - 24],
      [cx - 20, cy - 62],
      [cx + 60, cy - 52],
      [cx + 220, cy - 34],
      [cx + 380, cy - 30],
      [cx + 418, cy],
      [cx + 380, cy + 30],
      [cx + 220, cy + 36],
      [cx + 60, cy + 54],
      [cx - 20, cy + 62],
      [cx - 60, cy + 26],
    ]),
    colour,
    { turn: 'along', edge: 20, gloss: 0.6, depth: 0.85 },
  )
  bolt(sketch, cx, cy, 30, steel)
  sketch.stroke(ellipse(cx, cy, 38), accent(0), 4)
  form(sketch, ellipse(cx + 384, cy, 17), steel, { edge: 4, gloss: 0.9 })
  sketch.fill(ellipse(cx + 384, cy, 10), '#0b0c0e')
  letter(sketch, brand, { x: cx + 206, y: cy, height: 27, colour: ink })
}

function spider({ sketch, colour }: Studio, cx: number, cy: number, r: number): void {
  for (const turn of [45, 135, 225, 315]) {
    const [x, y] = onCircle(cx, cy, r * 0.74, turn)
    form(
      sketch,
      polygon(
        onCircle(cx, cy, 60, turn - 46),
        onCircle(x, y, 24, turn - 90),
        onCircle(x, y, 24, turn),
        onCircle(x, y, 24, turn + 90),
        onCircle(cx, cy, 60, turn + 46),
      ),
      colour,
      { edge: 10, gloss: 0.5 },
    )
    bolt(sketch, x, y, 12, steel)
  }
}

export const paintFork: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 742, 150, 10)
  form(sketch, box(374, 56, 52, 200, 6), design === 2 ? alloy : plastic, {
    turn: 'across',
    edge: 5,
    gloss: 0.7,
  })
  form(
    sketch,
    curve(
      mirrored(
        '400,216! 436,218 444,246 462,270 500,300 514,360 508,480 494,620 488,712! 456,716! 456,600 462,480 456,384 430,344 400,336',
      ),
    ),
    colour,
    {
      turn: 'across',
      edge: 14,
      gloss: 0.6,
      depth: 0.7,
      detail: () => {
        if (design === 1)
          for (const side of [-1, 1])
            sketch.fill(box(side > 0 ? 420 : 260, 560, 120, 180), accent(0))
      },
    },
  )
  for (const side of [-1, 1]) {
    form(
      sketch,
      curve([
        [400 + side * 46, 690],
        [400 + side * 94, 690],
        [400 + side * 96, 734],
        [400 + side * 50, 738],
      ]),
      gunmetal,
      { edge: 7, gloss: 0.7 },
    )
    sketch.fill(ellipse(400 + side * 70, 714, 10, 7), '#0b0c0e')
    letter(sketch, brand, { x: 400 + side * 86, y: 480, height: 22, colour: ink, turn: side * 88 })
    bolt(sketch, 400 + side * 92, 382, 8, steel)
  }
  form(sketch, ellipse(400, 228, 52, 15), steel, { edge: 4, gloss: 0.9 })
  mark(sketch, 400, 290, 34, ink)
}

export const paintSeatpost: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 740, 90, 10)
  const half = design === 1 ? 48 : 36
  sketch.group({ transform: 'rotate(8 400 740)' }, () => {
    form(sketch, box(400 - half, 190, half * 2, 548, design === 1 ? 20 : 8), colour, {
      turn: 'across',
      edge: 10,
      gloss: 0.5,
      depth: 0.95,
      detail: () => {
        for (let i = 0; i < 14; i++)
          sketch.fill(box(400 - half + 12, 560 + i * 10, i % 5 ? 14 : 26, 2.4), ink, {
            opacity: 0.6,
          })
      },
    })
    letter(sketch, brand, { x: 404, y: 400, height: 32, colour: ink, turn: -90 })
    form(sketch, curve('340,220 330,170 350,130 450,130 472,170 458,220 436,246 364,246'), colour, {
      edge: 16,
      gloss: 0.5,
    })
    form(sketch, curve('286,110 340,96 460,96 516,110 510,138 440,148 360,148 292,138'), gunmetal, {
      edge: 9,
      gloss: 0.6,
    })
    form(sketch, curve('296,84 350,68 450,68 504,84 500,106 440,112 360,112 300,106'), alloy, {
      edge: 8,
      gloss: 0.7,
    })
    for (const x of [322, 478]) bolt(sketch, x, 122, 14, steel)
    if (design === 2) sketch.fill(box(400 - half, 262, half * 2, 12), accent(0))
  })
}

/** A chip of painted metal: gloss, satin or matt, with a fade when there is a second colour. */
export const paintPaintSwatch: Painter = (studio) => {
  const { sketch, colour, accentHex, hex, ink, design } = studio
  const finish = design(3)
  studio.ground(400, 700, 240)
  const d = curve(
    '110,190 160,128 400,112 640,128 690,190 700,400 690,620 640,680 400,692 160,680 110,620 100,400',
  )
  form(sketch, d, colour, {
    edge: 24,
    gloss: [0.9, 0.4, 0.05][finish] ?? 0.5,
    depth: [0.8, 0.6, 0.4][finish] ?? 0.6,
    detail: () => {
      if (accentHex !== hex && accentHex !== '#1f5eff')
        sketch.fill(
          box(60, 60, 700, 700),
          sketch.linear(
            [0.1, 0, 0.9, 1],
            [
              [0.35, accentHex, 0],
              [0.8, accentHex, 0.95],
            ],
          ),
        )
      if (finish === 0) {
        glint(sketch, curve('100,150! 420,110! 250,700! 100,640!'), 0.22, 2)
        glint(sketch, curve('150,210 200,160 380,146 220,176 176,300'), 0.85, 7)
      }
      if (finish === 1) glint(sketch, ellipse(300, 260, 160, 120), 0.4, 50)
    },
  })
  mark(sketch, 400, 420, 170, ink, 0.92)
}
