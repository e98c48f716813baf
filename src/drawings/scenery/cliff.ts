import { distances, type Camera } from './camera.ts'
import { mix } from './palette.ts'
import { closedPath, path, type Sheet, type Spot } from './sheet.ts'

/** On the coast the land ends beside the road: a cliff, and the sea below it. */
export function onCliff(sheet: Sheet, camera: Camera, print: () => void): void {
  if (sheet.look.place !== 'coast') return print()
  const { width, height, palette } = sheet
  const noise = sheet.noise(3)
  const brink = distances(camera, 60).map((away): readonly [number, number] => [
    camera.bend(away) - 8.5 - (2 + 3 * noise(away / 24)) * Math.min(2.4, 0.5 + away / 40),
    away,
  ])
  const edge = (down: number) => brink.map(([side, away]): Spot => camera.see([side, away, -down]))
  const rock = mix(palette.land, palette.ink, 0.3)
  sheet.fill(
    closedPath([...edge(0), ...edge(16).toReversed()]),
    sheet.wash(camera.horizon, height, [
      [0, mix(rock, palette.air, 0.6)],
      [0.3, rock],
      [1, palette.ink],
    ]),
  )
  sheet.stroke([3, 7, 11].map((down) => path(edge(down))).join(''), palette.light, sheet.unit, {
    opacity: 0.2,
    'stroke-dasharray': '30 14 60 22 12 18',
  })
  const far = edge(0).at(-1) ?? [0, camera.horizon]
  const id = sheet.define(
    (own) =>
      `<clipPath id="${own}"><path d="${closedPath([...edge(0), [far[0], camera.horizon - 40], [width + 60, camera.horizon - 60], [width + 60, height + 60]])}"/></clipPath>`,
  )
  sheet.print(`<g clip-path="url(#${id})">`)
  print()
  sheet.print('</g>')
  sheet.stroke(path(edge(0)), palette.light, 1.6 * sheet.unit, { opacity: 0.5 })
}
