import type { Paint } from '#/drawings/bike/bike-look.ts'
import { assetName, parseAsset } from '#/images/names/asset-name.ts'
import { fingerprint } from '#/images/names/fingerprint.ts'
import { longestName, type Picture } from '#/images/names/picture-url.ts'
import type { CustomPaint } from '#/catalogue/model/custom-paint.ts'
import type { LookPatch } from '#/catalogue/import/import-model.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { bikeAlt } from './product-image-alt.ts'

type Shown = { picture: Picture; alt: Localised }

/** A part that is seen: which one, in which size, and what it changes in the drawing. */
export type DrawnPart = { sku: string; look: LookPatch }

/** What was chosen instead of what a bike comes with, as far as it is seen. */
export type CustomBuild = { custom: CustomPaint | null; parts: readonly DrawnPart[] }

/** A bike that was drawn as it is sold, as the buyer wants it instead. */
export function customBuildPicture(
  { picture, alt }: Shown,
  { name, custom, parts }: CustomBuild & { name: Localised },
): Shown {
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

/** The SKUs of a wish, in one order only, so that the same bike has one address. */
export function customBuildNames({ custom, parts }: CustomBuild): string[] {
  const paint = custom?.choices.map(({ sku }) => sku) ?? []
  const all = [...paint, ...inOrder(parts).map(({ sku }) => sku)]
  // a bike of which everything is another is shown in its paint
  return all.join('~').length > longestCustomBuild ? paint : all
}

/** The colour's own name stands before it. */
const longestCustomBuild = longestName - 60

const inOrder = (parts: readonly DrawnPart[]) => parts.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))

/** Another when the bike changes, and when the paint or a part is shown in another way. */
export const customBuildVersion = (bikeVersion: string, { custom, parts }: PaintAndParts): string =>
  fingerprint(
    JSON.stringify([bikeVersion, custom?.paint ?? null, ...inOrder(parts).map(({ look }) => look)]),
  )
type PaintAndParts = { custom: { paint: Paint } | null; parts: readonly DrawnPart[] }

const fading = { en: ' fading to ', de: ' mit Verlauf zu ' }

function altIn(locale: 'en' | 'de', name: Localised, { choices }: CustomPaint): string {
  const of = (section: string) => choices.find((choice) => choice.section === section)
  const [colour, fade] = [of('frameColour'), of('gradientColour')]
  const bike = colour ? bikeAlt({ name }, colour, locale) : name[locale]
  return fade ? `${bike}${fading[locale]}${fade.name[locale]}` : bike
}
