import { derivedGeometry, type WheelFit } from '#/drawings/bike-frame/frame-geometry.ts'
import { type DimensionName, dimensionNames } from '#/drawings/geometry/geometry-dimensions.ts'
import type { SizeRecord } from '#/catalogue/import/import-model.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { formatNumber } from '#/i18n/numbers/format-number.ts'
import type { Locale } from '#/i18n/locale.ts'

export type GeometryRow = {
  key: string
  /** Set where the drawing shows the dimension too. */
  dim: DimensionName | null
  name: string
  unit: 'mm' | '°' | 'cm'
  /** One formatted value for each size. */
  values: string[]
}

type Measured = { size: SizeRecord; derived: ReturnType<typeof derivedGeometry> }
/** Rows that are no dimensions of the frame, so that no drawing shows them. */
type FittedName = 'barWidth' | 'crank' | 'riderHeight' | 'saddleHeight' | 'stem'
type Row = {
  unit?: GeometryRow['unit']
  name: Localised
  of: (measured: Measured) => number | [number, number]
}

const own =
  (key: keyof SizeRecord['geometry']) =>
  ({ size }: Measured) =>
    size.geometry[key] ?? 0
const computed =
  (key: keyof Measured['derived']) =>
  ({ derived }: Measured) =>
    Math.round(derived[key])
const fitted =
  (key: FittedName) =>
  ({ size }: Measured) =>
    size[key]

/** In the order in which cyclists read them: fit, handling, components. */
const rows: Record<DimensionName | FittedName, Row> = {
  stack: { name: { en: 'Stack', de: 'Stack' }, of: own('stack') },
  reach: { name: { en: 'Reach', de: 'Reach' }, of: own('reach') },
  effectiveTopTube: {
    name: { en: 'Top tube, effective', de: 'Oberrohr, effektiv' },
    of: computed('effectiveTopTube'),
  },
  seatTube: { name: { en: 'Seat tube', de: 'Sitzrohr' }, of: own('seatTube') },
  headTube: { name: { en: 'Head tube', de: 'Steuerrohr' }, of: own('headTube') },
  headAngle: { unit: '°', name: { en: 'Head angle', de: 'Lenkwinkel' }, of: own('headAngle') },
  seatAngle: { unit: '°', name: { en: 'Seat angle', de: 'Sitzwinkel' }, of: own('seatAngle') },
  chainstay: { name: { en: 'Chainstay', de: 'Kettenstrebe' }, of: own('chainstay') },
  wheelbase: { name: { en: 'Wheelbase', de: 'Radstand' }, of: computed('wheelbase') },
  bbDrop: { name: { en: 'Bottom bracket drop', de: 'Tretlagerabsenkung' }, of: own('bbDrop') },
  forkOffset: { name: { en: 'Fork offset', de: 'Gabelvorlauf' }, of: own('forkOffset') },
  trail: { name: { en: 'Trail', de: 'Nachlauf' }, of: computed('trail') },
  standover: { name: { en: 'Standover height', de: 'Überstandshöhe' }, of: computed('standover') },
  saddleHeight: { name: { en: 'Saddle height', de: 'Sattelhöhe' }, of: fitted('saddleHeight') },
  barWidth: { name: { en: 'Bar width', de: 'Lenkerbreite' }, of: fitted('barWidth') },
  stem: { name: { en: 'Stem', de: 'Vorbau' }, of: fitted('stem') },
  crank: { name: { en: 'Crank', de: 'Kurbel' }, of: fitted('crank') },
  riderHeight: {
    unit: 'cm',
    name: { en: 'Rider height', de: 'Körpergröße' },
    of: fitted('riderHeight'),
  },
}

const printedNumber = (value: number, locale: Locale) =>
  formatNumber(value, locale, { most: 1, isGrouped: false })

/** Every dimension of every size, computed and measured ones alike. */
export function geometryRows(
  sizes: readonly SizeRecord[],
  wheels: WheelFit,
  locale: Locale,
): GeometryRow[] {
  const measured = sizes.map((size) => ({ size, derived: derivedGeometry(size.geometry, wheels) }))
  const printed = (value: number) => printedNumber(value, locale)
  return Object.entries(rows).map(([key, { unit = 'mm', name, of }]) => ({
    key,
    dim: dimensionNames.find((dimension) => dimension === key) ?? null,
    name: name[locale],
    unit,
    values: measured.map((each) => [of(each)].flat().map(printed).join('–')),
  }))
}

/** A dimension as the drawing prints it. */
export const printedMeasure = (value: number, unit: 'mm' | '°', locale: Locale): string =>
  unit === '°' ? `${printedNumber(value, locale)}°` : printedNumber(Math.round(value), locale)
