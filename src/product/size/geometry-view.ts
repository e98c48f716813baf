import { drawGeometry } from '#/drawings/geometry/draw-geometry.ts'
import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import type { Bike, Model } from '#/catalogue/model/bike.ts'
import type { Locale } from '#/i18n/locale.ts'
import { wheelsOf } from '#/product/bike/bike-view.ts'
import { type GeometryRow, geometryRows, printedMeasure } from './geometry-rows.ts'

export type GeometryView = {
  sizes: string[]
  /** The size that is drawn, with its column highlighted. */
  drawn: string
  rows: GeometryRow[]
  /** Our own SVG; its dimensions have `data-dim`. */
  drawing: string
}

/** The table of every size, and the frame of one of them with its dimensions. */
export function geometryView(
  model: Pick<Model, 'frame'>,
  bike: Pick<Bike, 'sizes' | 'look'>,
  size: string | undefined,
  locale: Locale,
): GeometryView | null {
  const drawn = bike.sizes.find((each) => each.size === size) ?? middleSize(bike.sizes)
  if (!drawn) return null
  const wheels = wheelsOf(bike)
  return {
    sizes: bike.sizes.map((each) => each.size),
    drawn: drawn.size,
    rows: geometryRows(bike.sizes, wheels, locale),
    drawing: drawGeometry(
      { geometry: drawn.geometry, frame: model.frame, wheels },
      { format: (value, unit) => printedMeasure(value, unit, locale) },
    ),
  }
}
