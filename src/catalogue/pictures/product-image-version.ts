import { accessoryDrawingVersion, bikeDrawingVersion } from '#/images/names/drawing-version.ts'
import { fingerprint } from '#/images/names/fingerprint.ts'
import type { Accessory } from '#/catalogue/model/accessory.ts'
import type { Bike, Model } from '#/catalogue/model/bike.ts'
import { type Component, componentLook } from '#/catalogue/model/component.ts'

/**
 * One version for all pictures of a product, in every colour and size. It changes with the look of the
 * product and with the drawing code, not with prices or texts.
 */
export const bikeImageVersion = (
  { frame }: Pick<Model, 'frame'>,
  { look, sizes, colourways }: Pick<Bike, 'look' | 'sizes' | 'colourways'>,
): string =>
  versionOf(
    bikeDrawingVersion(),
    frame,
    look,
    sizes.map(({ size, geometry, stem, barWidth, crank, saddleHeight }) => [
      size,
      geometry,
      stem,
      barWidth,
      crank,
      saddleHeight,
    ]),
    colourways.map(({ name: _name, families: _families, ...visible }) => visible),
  )

/** Pictures of a model show its builds, so its version follows from theirs. */
export const modelImageVersion = (
  model: Pick<Model, 'frame'>,
  bikes: readonly Pick<Bike, 'look' | 'sizes' | 'colourways'>[],
): string => versionOf(bikes.map((bike) => bikeImageVersion(model, bike)))

export const accessoryImageVersion = ({
  kind,
  look,
  maker,
  sizes,
  colours,
}: Pick<Accessory, 'kind' | 'look' | 'maker' | 'sizes' | 'colours'>): string =>
  versionOf(
    accessoryDrawingVersion(kind),
    kind,
    maker,
    look,
    sizes.map(({ code, draw }) => [code, draw]),
    colours.map(({ code, colour, accent, lens }) => [code, colour, accent, lens]),
  )

export const componentImageVersion = (component: Component): string =>
  versionOf(accessoryDrawingVersion(component.kind), componentLook(component))

const versionOf = (...facts: unknown[]) => fingerprint(JSON.stringify(facts))
