import { isNew } from '#/lister/index/is-new.ts'
import { derivedGeometry, type WheelFit } from '#/drawings/bike-frame/frame-geometry.ts'
import type { Bike } from '#/catalogue/model/bike.ts'
import type { Condition } from '#/catalogue/model/attributes.ts'
import type { SizeRecord } from '#/catalogue/import/import-model.ts'
import type { Crumb } from '#/catalogue/crumb.ts'
import type { PictureView } from '#/images/names/asset-name.ts'
import type { Ground, Picture } from '#/images/names/picture-url.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { SizeFit } from '#/product/size/size-advice.ts'
import type { Stock } from '#/product/page/stock-state.ts'

/** View data for product pages, already in the visitor's language and ready to render. */

export type ColourChoice = {
  code: string
  name: string
  swatch: [string, ...string[]]
  to: string
}
export type SizeChoice = SizeFit & {
  sku: string
  stock: Stock
  to: string
  /** The heights of riders it is for, in the measures of the country. */
  heights: string
}
/** The views that a gallery has. */
export type GalleryView = Exclude<PictureView, 'fitted' | 'detail-cockpit' | 'detail-frame'>
export type GalleryPicture = {
  view: GalleryView
  picture: Picture
  alt: string
  /** The background, where it is also the picture of a card. */
  cardGround: Ground | null
}
export type PageCrumb = { name: string; to: string }
export type Badge = 'new' | 'electric' | Exclude<Condition, 'new'>

export const wheelsOf = ({ look }: Pick<Bike, 'look'>): WheelFit => ({
  size: look.wheels?.size ?? '700c',
  tyreWidth: look.wheels?.tyreWidth ?? 32,
})

export const sizeFit = (record: SizeRecord, wheels: WheelFit): SizeFit => ({
  size: record.size,
  riderHeight: record.riderHeight,
  saddleHeight: record.saddleHeight,
  standover: Math.round(derivedGeometry(record.geometry, wheels).standover),
})

/** A URL without empty parameters. */
export function bikeUrl(slug: string, query: Record<string, string | null | undefined>): string {
  const present = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(present).toString()
  return `/${slug}/${search && `?${search}`}`
}

export const pageCrumbs = (crumbs: readonly Crumb[], locale: Locale): PageCrumb[] =>
  crumbs.map(({ name, path }) => ({ name: name[locale], to: `/${path}/` }))

/** Badges above the name: second-hand, electric, new. */
export function badgesOf(
  {
    condition,
    released,
    isElectric,
  }: { condition: Condition; released: string | null; isElectric: boolean },
  now: Date,
): Badge[] {
  return [
    ...(condition === 'new' ? [] : [condition]),
    ...(isNew({ condition, released }, now) ? (['new'] as const) : []),
    ...(isElectric ? (['electric'] as const) : []),
  ]
}
