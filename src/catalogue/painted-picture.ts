import type { Paint } from '#/bike-drawing/bike-look.ts'
import { assetName, parseAsset } from '#/images/asset-name.ts'
import { fingerprint } from '#/images/fingerprint.ts'
import type { Picture } from '#/images/picture-address.ts'
import type { CustomPaint } from './custom-paint.ts'
import type { Localised } from './localised.ts'
import { bikeAlt } from './product-image-alt.ts'

type Shown = { picture: Picture; alt: Localised }

/** A bike that was drawn in one of its own colours, in the paint the buyer wants instead. */
export function paintedPicture(
  { picture, alt }: Shown,
  { name, custom }: { name: Localised; custom: CustomPaint },
): Shown {
  const asset = parseAsset(picture.asset)
  if (asset?.kind !== 'bike') return { picture, alt }
  return {
    picture: {
      asset: assetName({ ...asset, paint: custom.choices.map(({ sku }) => sku) }),
      version: paintedVersion(picture.version, custom.paint),
    },
    alt: { en: altIn('en', name, custom), de: altIn('de', name, custom) },
  }
}

/** Another when the bike changes, and when the paint is shown in another shade. */
export const paintedVersion = (bikeVersion: string, paint: Paint): string =>
  fingerprint(JSON.stringify([bikeVersion, paint]))

const fading = { en: ' fading to ', de: ' mit Verlauf zu ' }

function altIn(locale: 'en' | 'de', name: Localised, { choices }: CustomPaint): string {
  const of = (section: string) => choices.find((choice) => choice.section === section)
  const [colour, fade] = [of('frameColour'), of('gradientColour')]
  const bike = colour ? bikeAlt({ name }, colour, locale) : name[locale]
  return fade ? `${bike}${fading[locale]}${fade.name[locale]}` : bike
}
