import { round, ellipse, type Sheet } from '#/drawings/scenery/sheet.ts'
import type { Lane } from './lane.ts'

/** Water that the wheels throw up behind them. */
export function printRainSpray(sheet: Sheet, { x, at, metre }: Lane): void {
  const { random, palette, unit } = sheet
  const drops: string[] = []
  for (const wheel of [-0.5, 0.5]) {
    const [wx, wy] = [x + wheel * metre, at(x + wheel * metre)]
    for (let i = 0; i < 34; i++) {
      const t = random.next()
      const px = wx - (0.08 + t * 0.75) * metre
      const py = wy - (0.03 + Math.sin(t * 2.6) * 0.16 * random.next()) * metre
      drops.push(
        `M${Math.round(px)} ${Math.round(py)}l${Math.round(-5 * unit - t * 8)} ${round(-2 * unit)}`,
      )
    }
  }
  sheet.stroke(drops.join(''), palette.light, 1.5 * unit, {
    opacity: 0.5,
    'stroke-linecap': 'round',
  })
}

/** The beam of the front lamp on the road, and the red one behind. */
export function printLampLight(sheet: Sheet, { x, at, metre, rise }: Lane, hasRack: boolean): void {
  const beam = sheet.glow([
    [0, '#fff3d6', 0.7],
    [0.4, '#fff3d6', 0.25],
    [1, '#fff3d6', 0],
  ])
  const lamp = x + 0.62 * metre
  sheet.fill(ellipse(0, 0, 1.5 * metre, 0.12 * metre), beam, {
    transform: `translate(${round(lamp + 1.2 * metre)} ${round(at(lamp + 1.2 * metre))})rotate(${round(-rise)})`,
  })
  sheet.fill(ellipse(lamp, at(lamp) - 0.72 * metre, 0.42 * metre), beam)
  const red = sheet.glow([
    [0, '#ff3b2f', 0.7],
    [0.3, '#ff3b2f', 0.25],
    [1, '#ff3b2f', 0],
  ])
  // The rear lamp is at the end of the rack, or on the mudguard.
  const tail = x - (hasRack ? 0.69 : 0.85) * metre
  sheet.fill(ellipse(tail, at(tail) - (hasRack ? 0.71 : 0.52) * metre, 0.14 * metre), red)
  sheet.fill(ellipse(tail, at(tail), 0.36 * metre, 0.035 * metre), red)
}
