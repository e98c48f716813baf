import type { AccessoryKind } from '#/drawings/accessory/accessory-look.ts'
import { drawAccessory } from '#/drawings/accessory/draw-accessory.ts'
import { viewsOf } from '#/drawings/accessory/view-painters.ts'
import { drawBikeView } from '#/drawings/bike-views/draw-view.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { turnedViews } from '#/drawings/bike/view-names.ts'
import { drawLostRider } from '#/drawings/scenery/draw-lost-rider.ts'
import { drawScene } from '#/drawings/scenery/draw-scene.ts'
import type { Landscape } from '#/drawings/scenery/scene-look.ts'
import { fingerprint } from './fingerprint.ts'

const memoize = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const cache = new Map<Key, Value>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}

/**
 * Versions of the drawing code are computed from drawn samples, so that nobody has to increase a number. A change
 * that no sample shows keeps the old pictures: give it a sample.
 *
 * Each sample is drawn from the drive side and from one other view; all views would slow the start.
 */
const bikeVersion = memoize((_all: 'bikes') =>
  fingerprint(
    Object.values(sampleLooks)
      .map((look, index) => {
        const view = turnedViews[index % turnedViews.length] ?? 'front'
        const side = index % 2 ? 'shared' : 'detail-drivetrain'
        return drawBikeView(look, { view: side }) + drawBikeView(look, { view })
      })
      .join(''),
  ),
)
export const bikeDrawingVersion = () => bikeVersion('bikes')

/** A change to one design or to the letters of other makers must be seen as well. */
const designs = Array.from({ length: 12 }, (_, variant) => variant)

export const accessoryDrawingVersion = memoize((kind: AccessoryKind) =>
  fingerprint(
    designs
      .flatMap((variant) =>
        viewsOf(kind).map((view) =>
          drawAccessory({
            kind,
            view,
            variant,
            colour: '#3a6ea5',
            accent: '#e4e1da',
            brand: variant % 2 ? 'MONTEBRUNO' : 'CALDER',
          }),
        ),
      )
      .join(''),
  ),
)

export const sceneDrawingVersion = memoize((place: Landscape) =>
  fingerprint(drawScene({ place, seed: 'hand', time: 'dusk', weather: 'rain', rider: true })),
)

export const lostRiderVersion = memoize((_one: 'lost-rider') => fingerprint(drawLostRider()))

const diagramVersions = new Map<string, string>()

/** A diagram's version is computed from the diagram itself, once. */
export function diagramVersion(name: string, draw: () => string): string {
  const version = diagramVersions.get(name) ?? fingerprint(draw())
  diagramVersions.set(name, version)
  return version
}
