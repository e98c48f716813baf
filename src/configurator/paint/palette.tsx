import { memo, useMemo, useState } from 'react'
import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { freeColourSku, parseFreeColour } from '#/catalogue/paint/free-colour.ts'
import { type Choice, findPart, partIn } from '#/configurator/choice/choice.ts'
import { chosenPaint, colourOf } from '#/configurator/choice/built.ts'
import { freeColourOption } from '#/configurator/choice/free-colour-part.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { optionState, optionStates } from '#/configurator/choice/option-states.ts'
import { type Hex, mixed } from '#/drawings/bike/colour.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { formId } from '#/configurator/steps/form-id.ts'
import { NamedSwatches } from './named-swatches.tsx'
import type { Swatch } from '#/ui/form/swatch.ts'

type PaletteProps = {
  bike: OfferedBike
  store: BuildStore
  section: OfferedSection
  /** The colours and the paint of the build, without its other parts. */
  paint: Choice
  /** The paint by which the swatches are judged, which follows `paint` after the bike is redrawn. */
  before: Choice
  /** The name of the first swatch, which stands for no choice. */
  nothing: string
}

/** The colours of a section by name, and last a colour that the shopper names. Memoised: parts do not change it. */
export const Palette = memo(({ bike, store, section, paint, before, nothing }: PaletteProps) => {
  const swatches = useMemo(
    () =>
      optionStates(bike, before, section).flatMap(({ part, leadsTo }): Swatch[] => {
        if (part === null) return [{ value: '', name: nothing, colours: [noColour] }]
        const colour = colourIn(part)
        // the part "no fade" equals choosing none
        return colour
          ? [{ value: part.sku, name: part.name, colours: [colour], isAvailable: leadsTo !== null }]
          : []
      }),
    [bike, section, before, nothing],
  )
  return (
    <NamedSwatches
      legend={section.name}
      form={formId}
      name={section.key}
      swatches={[...swatches, ...freeSwatch(bike, section, paint)]}
      value={partIn(section, paint)?.sku ?? ''}
      onChange={(sku) => choosePart({ bike, store, section }, sku)}
    />
  )
})

/** Chooses by the build as it is when the shopper presses, which may have other parts than the palette knows. */
export function choosePart(
  { bike, store, section }: Pick<PaletteProps, 'bike' | 'store' | 'section'>,
  sku: string,
  isContinued = false,
): void {
  const part = findPart(section, sku) ?? null
  const { leadsTo } = optionState(bike, store.build().choice, section, part)
  if (leadsTo) store.choose(leadsTo, section.key, isContinued)
}

/** The colour that the shopper named in a section; null with any other choice. */
export function namedColour(section: OfferedSection, choice: Choice): Hex | null {
  const free = parseFreeColour(choice.parts[section.key]?.sku ?? '')
  return free && free.option === freeColourOption(section)?.sku ? free.colour : null
}

function freeSwatch(bike: OfferedBike, section: OfferedSection, paint: Choice): Swatch[] {
  const option = freeColourOption(section)
  if (!option) return []
  const named = namedColour(section, paint)
  const value = freeColourSku(option.sku, named ?? startingColour(bike, section, paint))
  const { leadsTo } = optionState(bike, paint, section, findPart(section, value) ?? null)
  const colours: Swatch['colours'] = [named ?? anyColour]
  return [{ value, name: option.name, colours, isAvailable: leadsTo !== null }]
}

/** A frame starts in its present colour; anything on it starts in a colour that can be told from it. */
function startingColour(bike: OfferedBike, section: OfferedSection, paint: Choice): Hex {
  const { colour = '#8a8f96', fade } =
    (chosenPaint(bike, paint) ?? colourOf(bike, paint))?.paint ?? {}
  if (section.key === 'frameColour') return whole(colour)
  return mixed(fade?.colour ?? colour, colour === '#ffffff' ? '#000000' : '#ffffff', 0.5)
}

/** Six digits, as a mixed colour has. */
const whole = (colour: Hex): Hex => mixed(colour, colour, 0)

/** The build with nothing but its colours, the same object as long as they are the same. */
export function usePaintOnly({ colour, parts }: Choice): Choice {
  const paint: Choice = {
    colour,
    size: null,
    parts: Object.fromEntries(Object.entries(parts).filter(([key]) => isPaintSection(key))),
  }
  const [kept, keep] = useState(paint)
  if (isSame(kept, paint)) return kept
  keep(paint)
  return paint
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.colour === other.colour && skusIn(one) === skusIn(other)
const skusIn = ({ parts }: Choice) =>
  Object.values(parts)
    .map(({ sku }) => sku)
    .join()

/** A crossed-out swatch, as on a colour card. */
const noColour = 'linear-gradient(135deg, #fff 46%, #b3221b 46% 54%, #fff 54%)'
const anyColour = 'conic-gradient(#e5332a, #f0b81e, #3aa655, #1f8fd6, #6a3fb5, #e5332a)'

const colourIn = ({ paint }: OfferedPart): string | null =>
  paint && 'colour' in paint ? paint.colour : null
