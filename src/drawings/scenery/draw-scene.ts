import { printRideBy } from '#/drawings/places/ride-by.ts'
import { indoors } from '#/drawings/places/indoors.ts'
import { paletteOf } from './palette.ts'
import { hashOf, randomFrom } from './random.ts'
import { printRoadView } from './road-view.ts'
import type { SceneLook } from './scene-look.ts'
import { Sheet } from './sheet.ts'

type SceneSize = { width?: number; height?: number }

/** A picture of a place, printed from its seed: the same for ever, and never the same twice. */
export function drawScene(look: SceneLook, size: SceneSize = {}): string {
  const { width = 1680, height = 720 } = size
  // Different pictures never share an id, and equal ones may: their definitions are the same.
  const own = hashOf(JSON.stringify([look, width, height])).toString(36)
  const prefix = `scene-${own}-`
  const random = randomFrom(`${look.seed}/${look.place}`)
  const sheet = new Sheet({ width, height }, look, { palette: paletteOf(look), random, prefix })
  const print = indoors[look.place] ?? (isAcross(look) ? printRideBy : printRoadView)
  print(sheet)
  return sheet.document()
}

/** Places that are only ever drawn across their road. */
const acrossOnly = new Set([
  'highlands',
  'chalk',
  'limestone',
  'lane',
  'track',
  'street',
  'shop-front',
  'camp',
])
const isAcross = ({ place, rider, road }: SceneLook): boolean =>
  acrossOnly.has(place) || (rider === true && road !== 'none')
