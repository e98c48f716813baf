import { fadeName } from '#/catalogue/paint/fade-name.ts'
import type { Locale } from '#/i18n/locale.ts'
import { changedParts, colourOf, paintRequests } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

/** The words of pages about a build. They follow from the build, never from the bike as it is sold. */

/** The preview that services show of a link to a build. */
export type ShareView = { description: string; image: string | null }

/**
 * The subtitle of a build. A bike's own subtitle names its wheels, gears and guards, so that a bike with other
 * parts has the subtitle of its model, which is true whatever its parts.
 */
export const buildSubtitle = <Own, Model>(
  own: Own,
  model: Model | null,
  isChanged: boolean,
): Own | Model => (isChanged && model !== null ? model : own)

/** Whether another part is in the place of one of the bike's own; another size of it does not count. */
export const hasOtherParts = (bike: OfferedBike, choice: Choice): boolean =>
  changedParts(bike, choice).some(({ part, own }) => own !== null && own.sku !== part.sku)

/** The sections whose options name the colour of a painted frame. */
const colourSections: readonly string[] = ['frameColour', 'gradientColour']
export const isNamedByColour = (section: string): boolean => colourSections.includes(section)

/** `Fog`, or `Fog to Moss` for a fade. */
export function paintedName(
  paints: readonly { section: string; name: string }[],
  asSold: string,
  locale: Locale,
): string {
  const [first, second] = colourSections.flatMap(
    (key) => paints.find(({ section }) => section === key)?.name ?? [],
  )
  if (first === undefined) return asSold
  return second === undefined ? first : fadeName(first, second, locale)
}

/** The colour that a build has: its paint, or the bike's own colour. */
export const buildColour = (bike: OfferedBike, choice: Choice, locale: Locale): string =>
  paintedName(paintRequests(bike, choice), colourOf(bike, choice)?.name ?? '', locale)

/** The chosen parts by name, without the paint, which is part of the colour. */
export const partNames = (bike: OfferedBike, choice: Choice): string[] =>
  changedParts(bike, choice)
    .filter(({ part }) => part.paint === null)
    .map(({ part }) => part.name)
