import { accessoryDrawingVersion, bikeDrawingVersion } from '#/images/names/drawing-version.ts'
import { fingerprint } from '#/images/names/fingerprint.ts'
import type { Accessory } from '#/catalogue/model/accessory.ts'
import type { Bike, Model } from '#/catalogue/model/bike.ts'
import { type Component, componentLook } from '#/catalogue/model/component.ts'

/**
 * The version of all pictures of a product, whatever colour or size: it changes when the product
 * looks different, or when the shop draws differently. Prices and texts do not touch it.
 */
export const bikeImageVersion = (
  { frame }: Pick<Model, 'frame'>,
  { look, sizes, colourways }: Pick<Bike, 'look' | 'sizes' | 'colourways'>,
): string =>
  versionOf(
    bikeDrawingVersion(),
    frame,
    look,
    sizes.map(({ size, geometry, stem, crank, saddleHeight }) => [
      size,
      geometry,
      stem,
      crank,
      saddleHeight,
    ]),
    colourways.map(({ name: _name, families: _families, ...seen }) => seen),
  )

/** A model is shown by its builds. */
export const modelImageVersion = (
  model: Pick<Model, 'frame'>,
  bikes: readonly Pick<Bike, 'look' | 'sizes' | 'colourways'>[],
): string => versionOf(bikes.map((bike) => bikeImageVersion(model, bike)))

export const accessoryImageVersion = ({
  kind,
  look,
  sizes,
  colours,
}: Pick<Accessory, 'kind' | 'look' | 'sizes' | 'colours'>): string =>
  versionOf(
    accessoryDrawingVersion(kind),
    kind,
    look,
    sizes.map(({ code, draw }) => [code, draw]),
    colours.map(({ code, colour, accent, lens }) => [code, colour, accent, lens]),
  )

export const componentImageVersion = (component: Component): string =>
  versionOf(accessoryDrawingVersion(component.kind), componentLook(component))

const versionOf = (...facts: unknown[]) => fingerprint(JSON.stringify(facts))
