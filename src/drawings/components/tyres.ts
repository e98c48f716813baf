import { drawMark, drawMarkAround } from '#/drawings/bike/marks.ts'
import { letter, letterAround } from '#/drawings/accessory/lettering.ts'
import { box, ellipse } from '#/drawings/accessory/outline.ts'
import { type Painter, rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { inkOn, type Tone } from '#/drawings/accessory/tone.ts'
import { type Tread, treads } from './treads.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/**
 * A tyre at one pixel for a millimetre, so that its proportions are true: a ring of 32 mm section, turned a
 * little to the viewer, and beside it the tread at three times that size, as a rider judges it in the hand.
 */
type Carcass = { section: number; outer: number; cx: number; far: number }

const cy = 400
const squeeze = 0.8
/** The share of the tread's breadth that is seen when the ring is squeezed so. */
const slant = Math.sqrt(1 - squeeze ** 2)

function carcass(millimetres: number): Carcass {
  const section = clamped(millimetres, 18, 64)
  const outer = 311 + section
  return { section, outer, cx: 424, far: 424 - section * slant }
}

const ring = (cx: number, radius: number) => ellipse(cx, cy, radius * squeeze, radius)

function paintTyreWith(studio: Studio, usual: number, tread: Tread): void {
  const { sketch, colour, accentHex, accent } = studio
  const body = carcass(studio.measure(usual))
  studio.ground(body.cx - 6, cy + body.outer + 6, 120, 10)
  const isPlain = accentHex === '#1f5eff' || accentHex === studio.hex
  const wall = isPlain ? rubber : accent
  crown(studio, body, colour)
  knobs(studio, body, tread)
  sidewall(studio, body, wall, isPlain)
  swatch(studio, body, tread, wall)
  if (tread.stripe) sketch.stroke(ring(body.cx, body.outer - body.section * 0.45), '#d5d8db', 4)
}

/** The tread's outside towards the far bead, and the dark inside beyond the near one. */
function crown({ sketch }: Studio, { section, outer, cx, far }: Carcass, colour: Tone): void {
  const hole = ring(cx, outer - section)
  const slices = 8
  for (let i = 0; i <= slices; i++) {
    const t = i / slices
    const radius = outer - section * 0.3 * (2 * t - 1) ** 2
    const light = 0.3 * Math.cos((t - 0.55) * Math.PI * 1.2) - 0.2
    const shine = sketch.linear(
      [0.1, 0, 0.6, 1],
      [
        [0, colour(light + 0.3)],
        [0.35, colour(light)],
        [1, colour(light - 0.3)],
      ],
    )
    sketch.fill(ring(far + (cx - far) * t, radius) + hole, shine, { 'fill-rule': 'evenodd' })
  }
  sketch.fill(ring(far, outer - section * 1.02) + hole, colour(-0.9), { 'fill-rule': 'evenodd' })
}

function knobs(
  { sketch, colour }: Studio,
  { section, outer, cx, far }: Carcass,
  { rows }: Tread,
): void {
  const id = sketch.define(
    (own) =>
      `<clipPath id="${own}"><path clip-rule="evenodd" d="M0 0H800V800H0Z${ring(cx, outer - section)}"/></clipPath>`,
  )
  sketch.group({ 'clip-path': `url(#${id})` }, () => {
    for (const { across, tall, dash } of rows) {
      const isKnob = tall >= 5
      const radius = outer + (isKnob ? tall * 0.12 : -2) - section * 0.3 * (2 * across - 1) ** 2
      const d = ring(far + (cx - far) * across, radius)
      if (!isKnob) {
        sketch.stroke(d, '#000', tall * slant, { 'stroke-dasharray': dash, opacity: 0.5 })
        continue
      }
      sketch.stroke(d, colour(-0.95), tall * slant + 1, {
        'stroke-dasharray': dash,
        transform: 'translate(1 1.4)',
        opacity: 0.7,
      })
      sketch.stroke(d, colour(0.16), tall * slant, { 'stroke-dasharray': dash })
    }
  })
}

function sidewall(
  { sketch, brand, label }: Studio,
  { section, outer, cx }: Carcass,
  colour: Tone,
  isPlain: boolean,
): void {
  const edge = outer - section * 0.3
  const bead = outer - section
  const d = ring(cx, edge) + ring(cx, bead)
  sketch.fill(
    d,
    sketch.linear(
      [0.1, 0, 0.8, 1],
      [
        [0, colour(0.28)],
        [0.4, colour(0)],
        [1, colour(-0.4)],
      ],
    ),
    { 'fill-rule': 'evenodd' },
  )
  // The casing's threads cross on a light sidewall; a black one shows only its mould ring.
  if (!isPlain)
    for (const turn of [3, 5.4])
      sketch.stroke(ring(cx, (edge + bead) / 2), colour(-0.7), edge - bead, {
        'stroke-dasharray': `.7 ${turn}`,
        opacity: 0.3,
      })
  sketch.stroke(ring(cx, bead + 2), colour(-0.7), 4)
  sketch.stroke(ring(cx, edge - 1), colour(0.6), 1, { opacity: 0.5 })
  const round = {
    cx,
    cy,
    radius: (edge + bead) / 2 + 1,
    height: Math.min(17, section * 0.42),
    colour: inkOn(colour(0)),
  }
  for (const middle of [-60, 120]) {
    sketch.add(drawMarkAround(brand, { ...round, middle, squeeze, opacity: 0.92 }))
    if (label !== '')
      letterAround(sketch, label, {
        ...round,
        lean: squeeze,
        middle: middle + 40,
        height: round.height * 0.8,
      })
  }
}

/** A hand's breadth of the tread in the ring's middle, three times as large. */
function swatch(studio: Studio, { section, cx }: Carcass, tread: Tread, wall: Tone): void {
  const { sketch, colour, brand, label } = studio
  const half = section * 1.5
  const [top, height] = [232, 300]
  const strip = box(cx - half, top, half * 2, height, half * 0.34)
  sketch.fill(strip, '#17140f', {
    opacity: 0.3,
    transform: 'translate(5 9)',
    filter: sketch.haze('#17140f', 9),
  })
  sketch.fill(
    strip,
    sketch.linear(
      [0, 0, 1, 0],
      [
        [0, wall(-0.6)],
        [0.1, wall(-0.1)],
        [0.13, colour(-0.6)],
        [0.38, colour(0.22)],
        [0.6, colour(0)],
        [0.87, colour(-0.7)],
        [0.9, wall(-0.1)],
        [1, wall(-0.7)],
      ],
    ),
  )
  sketch.within(strip, () => {
    sketch.group({ transform: `translate(${cx} ${top})scale(${(half / 50).toFixed(3)})` }, () => {
      sketch.stroke(tread.pattern, colour(-0.95), tread.line ?? 3, { opacity: 0.85 })
      if (tread.blocks) {
        sketch.fill(tread.blocks, '#000', { opacity: 0.75, transform: 'translate(1.2 2)' })
        sketch.fill(
          tread.blocks,
          sketch.linear(
            [0, 0, 1, 0],
            [
              [0, colour(-0.2)],
              [0.4, colour(0.42)],
              [1, colour(-0.4)],
            ],
          ),
        )
      }
      if (tread.studs) sketch.stroke(tread.studs, '#e3e5e8', 5, { 'stroke-linecap': 'round' })
    })
    if (tread.stripe)
      for (const x of [cx - half * 0.92, cx + half * 0.84])
        sketch.fill(box(x, top, half * 0.08, height), '#d5d8db')
  })
  const words = cy + 196
  sketch.add(drawMark(brand, { x: cx, y: words - 30, height: 17, colour: '#2b2e32', longest: 200 }))
  letter(sketch, label, { x: cx, y: words, height: 15, colour: '#2b2e32', opacity: 0.8 })
  letter(sketch, `${Math.round(section)} MM`, {
    x: cx,
    y: words + 26,
    height: 12,
    colour: '#2b2e32',
    opacity: 0.7,
  })
}

export const paintTyre: Painter = (studio) =>
  paintTyreWith(studio, 28, treads[studio.shape('slick', 'race', 'file', 'chevron', 'city')])

export const paintGravelTyre: Painter = (studio) =>
  paintTyreWith(
    studio,
    45,
    treads[studio.shape('low-knobs', 'city', 'open-knobs', 'dots', 'studs')],
  )
