import type { Locale } from '#/i18n/locale.ts'
import { fadeName } from '#/catalogue/paint/fade-name.ts'
import { assetName, fitInName, parseAsset } from '#/images/names/asset-name.ts'
import { fingerprint } from '#/images/names/fingerprint.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { CustomPaint } from '#/catalogue/paint/custom-paint.ts'
import { type FittedLook, partsLook } from '#/catalogue/model/product-look.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { bikeAlt } from './product-image-alt.ts'

type PictureWithAlt = { picture: Picture; alt: Localised }

/** A part that shows in the drawing: the SKU of its size, and what it changes. */
export type DrawnPart = FittedLook & { sku: string }

/** The visible choices that differ from the bike as sold. */
export type CustomBuild = { custom: CustomPaint | null; parts: readonly DrawnPart[] }

/** Replaces the picture of a bike as sold with that of a custom build. */
export function customBuildPicture(
  { picture, alt }: PictureWithAlt,
  { name, custom, parts }: CustomBuild & { name: Localised },
): PictureWithAlt {
  const asset = parseAsset(picture.asset)
  const customParts = customBuildNames({ custom, parts })
  if (asset?.kind !== 'bike' || customParts.length === 0) return { picture, alt }
  return {
    picture: {
      asset: assetName({ ...asset, customParts }),
      version: customBuildVersion(picture.version, { custom, parts }),
    },
    alt: custom ? { en: altIn('en', name, custom), de: altIn('de', name, custom) } : alt,
  }
}

/** The SKUs of a custom build, always in the same order, so that the same bike has one picture URL. */
export function customBuildNames({ custom, parts }: CustomBuild): string[] {
  const paint = paintNames(custom)
  const all = [...paint, ...parts.map(({ sku }) => sku).toSorted()]
  return fitInName(all) ? all : paint
}

/** With too many parts for a name, the picture shows only the paint. */
const namedParts = (build: CustomBuild): readonly DrawnPart[] =>
  customBuildNames(build).length === paintNames(build.custom).length ? [] : build.parts

const paintNames = (custom: CustomPaint | null) => custom?.choices.map(({ sku }) => sku) ?? []

/** Changes with the bike, and with the look of the paint or of the parts that the name lists. */
export const customBuildVersion = (bikeVersion: string, build: CustomBuild): string =>
  fingerprint(
    JSON.stringify([bikeVersion, build.custom?.paint ?? null, partsLook(namedParts(build))]),
  )

function altIn(locale: Locale, name: Localised, { choices }: CustomPaint): string {
  const of = (section: string) => choices.find((choice) => choice.section === section)
  const [colour, fade] = [of('frameColour'), of('gradientColour')]
  const bike = colour ? bikeAlt({ name }, colour, locale) : name[locale]
  return fade ? fadeName(bike, fade.name[locale], locale) : bike
}
