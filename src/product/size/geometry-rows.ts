import { derivedGeometry, type WheelFit } from '#/drawings/bike-frame/frame-geometry.ts'
import type { DimensionName } from '#/drawings/geometry/geometry-dimensions.ts'
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
type Row = {
  dim?: DimensionName
  unit?: GeometryRow['unit']
  name: Localised
  of: (measured: Measured) => number | [number, number]
}

const own =
  (key: keyof SizeRecord['geometry']) =>
  ({ size }: Measured) =>
    size.geometry[key] ?? 0

/** In the order in which cyclists read them: fit, handling, components. */
const rows: Record<string, Row> = {
  stack: { dim: 'stack', name: { en: 'Stack', de: 'Stack' }, of: own('stack') },
  reach: { dim: 'reach', name: { en: 'Reach', de: 'Reach' }, of: own('reach') },
  effectiveTopTube: {
    dim: 'effectiveTopTube',
    name: { en: 'Top tube, effective', de: 'Oberrohr, effektiv' },
    of: ({ derived }) => Math.round(derived.effectiveTopTube),
  },
  seatTube: { dim: 'seatTube', name: { en: 'Seat tube', de: 'Sitzrohr' }, of: own('seatTube') },
  headTube: { dim: 'headTube', name: { en: 'Head tube', de: 'Steuerrohr' }, of: own('headTube') },
  headAngle: {
    dim: 'headAngle',
    unit: '°',
    name: { en: 'Head angle', de: 'Lenkwinkel' },
    of: own('headAngle'),
  },
  seatAngle: {
    dim: 'seatAngle',
    unit: '°',
    name: { en: 'Seat angle', de: 'Sitzwinkel' },
    of: own('seatAngle'),
  },
  chainstay: {
    dim: 'chainstay',
    name: { en: 'Chainstay', de: 'Kettenstrebe' },
    of: own('chainstay'),
  },
  wheelbase: {
    dim: 'wheelbase',
    name: { en: 'Wheelbase', de: 'Radstand' },
    of: ({ derived }) => Math.round(derived.wheelbase),
  },
  bbDrop: {
    dim: 'bbDrop',
    name: { en: 'Bottom bracket drop', de: 'Tretlagerabsenkung' },
    of: own('bbDrop'),
  },
  forkOffset: {
    dim: 'forkOffset',
    name: { en: 'Fork offset', de: 'Gabelvorlauf' },
    of: own('forkOffset'),
  },
  trail: {
    dim: 'trail',
    name: { en: 'Trail', de: 'Nachlauf' },
    of: ({ derived }) => Math.round(derived.trail),
  },
  standover: {
    dim: 'standover',
    name: { en: 'Standover height', de: 'Überstandshöhe' },
    of: ({ derived }) => Math.round(derived.standover),
  },
  saddleHeight: {
    name: { en: 'Saddle height', de: 'Sattelhöhe' },
    of: ({ size }) => size.saddleHeight,
  },
  barWidth: { name: { en: 'Bar width', de: 'Lenkerbreite' }, of: ({ size }) => size.barWidth },
  stem: { name: { en: 'Stem', de: 'Vorbau' }, of: ({ size }) => size.stem },
  crank: { name: { en: 'Crank', de: 'Kurbel' }, of: ({ size }) => size.crank },
  riderHeight: {
    unit: 'cm',
    name: { en: 'Rider height', de: 'Körpergröße' },
    of: ({ size }) => size.riderHeight,
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
  return Object.entries(rows).map(([key, { dim = null, unit = 'mm', name, of }]) => ({
    key,
    dim,
    name: name[locale],
    unit,
    values: measured.map((each) => [of(each)].flat().map(printed).join('–')),
  }))
}

/** A dimension as the drawing prints it. */
export const printedMeasure = (value: number, unit: 'mm' | '°', locale: Locale): string =>
  unit === '°' ? `${printedNumber(value, locale)}°` : printedNumber(Math.round(value), locale)
