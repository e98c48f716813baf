import type { Locale } from '#/i18n/locale.ts'
import { chosenPaint, colourOf } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { buildColour } from './build-words.ts'

type Step = { before: Choice; now: Choice }

/** The custom paint that a step took off, and the colour of the bike that took the place of another. */
export type ColourChange = { unpainted: string | null; colour: string | null }

/** A change of colour by a build of the shop, which nobody had asked for. */
export function colourChange(
  bike: OfferedBike,
  { before, now }: Step,
  locale: Locale,
): ColourChange {
  if (chosenPaint(bike, now)) return { unpainted: null, colour: null }
  return {
    unpainted: chosenPaint(bike, before) && buildColour(bike, before, locale),
    colour: before.colour === now.colour ? null : (colourOf(bike, now)?.name ?? null),
  }
}
