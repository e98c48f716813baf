import { arrange } from '#/drawings/accessory/arrangement.ts'
import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import {
  gunmetal,
  lampRed,
  type Painter,
  plastic,
  rubber,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'

type Lamps = Record<'torch' | 'commuterBeam' | 'paintRearLight', Painter>

/** A front lamp with the rear one that belongs to it. */
export function paintLightSet(
  studio: Studio,
  shape: 'set' | 'beam-set' | 'dynamo' | 'e-bike' | 'flashers' | 'flasher',
  { torch, commuterBeam, paintRearLight }: Lamps,
): void {
  const rear = (design: number): void =>
    arrange(studio, paintRearLight, { x: 650, y: 470, scale: 0.46, design })
  if (shape === 'set') {
    rear(0)
    arrange(studio, torch, { x: 320, y: 400, scale: 0.82 })
  } else if (shape === 'beam-set') {
    rear(2)
    arrange(studio, commuterBeam, { x: 310, y: 390, scale: 0.92 })
  } else if (shape === 'flasher') {
    studio.sketch.group({ transform: 'translate(-180 -160)scale(1.45)' }, () =>
      flasher(studio, 400, false),
    )
  } else if (shape === 'flashers') {
    flasher(studio, 270, false)
    flasher(studio, 540, true)
  } else {
    arrange(studio, paintRearLight, {
      x: 620,
      y: 420,
      scale: 0.48,
      design: shape === 'e-bike' ? 1 : 2,
    })
    wired(studio, commuterBeam, shape === 'e-bike')
  }
}

/** A lamp on a bracket with its cable, and a flat rear lamp for the rack or the mudguard. */
function wired(studio: Studio, lamp: Painter, isForBattery: boolean): void {
  const { sketch, accent } = studio
  tube(sketch, line('330,560! 340,650 470,700 560,640 620,690!'), rubber, 9, 0.3)
  form(sketch, curve('290,520 350,520 360,640 340,700 300,700 280,640'), gunmetal, {
    edge: 10,
    gloss: 0.6,
  })
  bolt(sketch, 320, 668, 16, steel)
  arrange(studio, lamp, { x: 310, y: 340, scale: 0.88 })
  form(sketch, box(604, 670, 70, 34, 8), isForBattery ? accent : plastic, { edge: 5 })
  if (isForBattery) for (const x of [668, 682]) sketch.fill(box(x, 678, 12, 6), steel(0))
  else for (const y of [676, 690]) sketch.fill(box(668, y, 22, 6, 2), steel(0))
}

/** A flasher no larger than a coin, on a rubber strap. */
function flasher({ sketch, colour, brand, ground }: Studio, x: number, isRed: boolean): void {
  ground(x, 640, 110)
  form(sketch, box(x - 34, 240, 68, 380, 30), rubber, { turn: 'across', edge: 10, gloss: 0.1 })
  for (const y of [270, 300, 560, 590]) sketch.fill(ellipse(x, y, 9), '#000', { opacity: 0.6 })
  form(sketch, ellipse(x, 430, 112), isRed ? colour : plastic, { edge: 18, gloss: 0.3 })
  form(sketch, ellipse(x, 420, 76), isRed ? lampRed : steel, { edge: 10, gloss: 1 })
  sketch.fill(
    ellipse(x, 420, 44),
    sketch.radial(
      [0.5, 0.5, 0.5],
      [
        [0, '#fff'],
        [0.4, isRed ? '#ff6a5c' : '#fff6d8'],
        [1, isRed ? '#c51f24' : '#c9ccd0', 0],
      ],
    ),
  )
  letter(sketch, brand, { x, y: 520, height: 10, colour: '#f4f3f0' })
}
