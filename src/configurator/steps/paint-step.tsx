import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import {
  type BuildPrice,
  buildDays,
  buildPrice,
  chosenPaint,
  colourOf,
  unpainted,
} from '#/configurator/choice/built.ts'
import { type Choice, findSection, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { optionStates } from '#/configurator/choice/option-states.ts'
import { dayInWords } from '#/lister/cards/dispatch-day.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { type Swatch, Swatches } from '#/ui/form/swatches.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { PriceDifference } from './difference.tsx'
import { Fold } from './fold.tsx'
import { formId } from './form-id.ts'
import { PaintTiles } from './paint-tiles.tsx'

type PaintStepProps = { bike: OfferedBike; store: BuildStore; choice: Choice }

/** The bike's own colours, at no extra cost. */
export function ColourStep({ bike, store, choice }: PaintStepProps) {
  const t = useTranslations('product')
  const swatches = bike.colours.map(({ code, name, paint }): Swatch => ({
    value: code,
    name,
    colours: paint.fade ? [paint.colour, paint.fade.colour] : [paint.colour],
  }))
  return (
    <Swatches
      legend={t('colour')}
      form={formId}
      name="colour"
      swatches={swatches}
      value={chosenPaint(bike, choice) ? '' : choice.colour}
      onChange={(colour) => store.choose({ ...unpainted(choice), colour }, 'frameColour')}
    />
  )
}

/** Custom colour, fade, finish and logos: sections 57 to 62 as one step. */
export function PaintStep({ bike, store, choice }: PaintStepProps) {
  const t = useTranslations('configurator.paint')
  const colours = findSection(bike, 'frameColour')
  if (!colours) return null
  const custom = chosenPaint(bike, choice)
  const names = custom?.choices.filter(({ paint }) => 'colour' in paint).slice(0, 2)
  const own = colourOf(bike, choice)
  const paint = custom?.paint ?? own?.paint
  return (
    <Fold
      name={colours.key}
      mark={paint && <PaintMark colours={[paint.colour, paint.fade?.colour ?? paint.colour]} />}
      title={t('title')}
      value={custom ? paintName(names ?? []) : t('off', { colour: own?.name ?? '' })}
      aside={
        custom && <PriceDifference amount={paintPrice(bike, choice)} currency={bike.currency} />
      }
      isChanged={custom !== null}
    >
      {() => (
        <div className="grid gap-6">
          <div className="grid gap-2 text-sm text-stone-600">
            <p>
              {colours.hint} <PaintEffect {...{ bike, choice }} section={colours} />
            </p>
            <p className="text-ink">{t('noReturns')}</p>
          </div>
          <SectionSwatches {...{ bike, store, choice }} section={colours} nothing={t('none')} />
          {custom && <PaintDetails {...{ bike, store, choice }} />}
        </div>
      )}
    </Fold>
  )
}

/** The dispatch date of a painted bike; before a colour is chosen, also the price of the cheapest paint. */
function PaintEffect({ bike, choice, section }: Omit<PaintStepProps, 'store'> & InSection) {
  const t = useTranslations('configurator.paint')
  const { country, locale } = useVisitor()
  if (chosenPaint(bike, choice)) {
    const leaves = bike.leaves[buildDays(bike, choice) ?? -1]
    return leaves ? t('leaves', { date: dayInWords(leaves, locale) }) : null
  }
  const painted = optionStates(bike, choice, section).filter(({ price }) => price > 0)
  const [cheapest] = painted.toSorted((a, b) => a.price - b.price)
  const day = bike.leaves[cheapest?.days ?? -1]
  if (!cheapest || !day) return null
  const price = formatMoney(money(cheapest.price, bike.currency), country.locale)
  return t('effect', { price, date: dayInWords(day, locale) })
}
type InSection = { section: OfferedSection }

/** "Fog", or "Fog – Moss" for a fade. */
const paintName = (choices: readonly { name: string; section: string }[]) =>
  choices
    .filter(({ section }) => section === 'frameColour' || section === 'gradientColour')
    .map(({ name }) => name)
    .join(' – ')

/** The price of the paint alone. */
function paintPrice(bike: OfferedBike, choice: Choice): number {
  const total = (price: BuildPrice | null) => price?.total ?? 0
  return total(buildPrice(bike, choice)) - total(buildPrice(bike, unpainted(choice)))
}

/** The options of a paint once it has a colour. */
function PaintDetails({ bike, store, choice }: PaintStepProps) {
  const t = useTranslations('configurator.paint')
  const section = (key: string) => findSection(bike, key)
  const [finish, fade, angle] = [
    section('paintFinish'),
    section('gradientColour'),
    section('gradientAngle'),
  ]
  const hasFade = chosenPaint(bike, choice)?.paint.fade !== undefined
  const props = { bike, store, choice }
  return (
    <>
      {finish && <PaintTiles {...props} section={finish} />}
      {fade && <SectionSwatches {...props} section={fade} nothing={t('noFade')} />}
      {angle && hasFade && <PaintTiles {...props} section={angle} />}
      {['downTubeLogoColour', 'topTubeForkLogoColour'].map((key) => {
        const logos = section(key)
        return (
          logos && <SectionSwatches key={key} {...props} section={logos} nothing={t('readable')} />
        )
      })}
    </>
  )
}

type SectionProps = PaintStepProps & InSection & { nothing: string }

/** A section of colours; the first swatch is "none". */
function SectionSwatches({ bike, store, choice, section, nothing }: SectionProps) {
  const states = optionStates(bike, choice, section)
  const swatches = states.flatMap(({ part, leadsTo }): Swatch[] => {
    if (part === null) return [{ value: '', name: nothing, colours: [noColour] }]
    const colour = colourIn(part)
    // the part "no fade" equals choosing none
    return colour
      ? [{ value: part.sku, name: part.name, colours: [colour], isAvailable: leadsTo !== null }]
      : []
  })
  const chosen = partIn(section, choice)
  return (
    <Swatches
      legend={section.name}
      form={formId}
      name={section.key}
      swatches={swatches}
      value={chosen?.sku ?? ''}
      onChange={(sku) => {
        const next = states.find(({ part }) => (part?.sku ?? '') === sku)?.leadsTo
        if (next) store.choose(next, section.key)
      }}
    />
  )
}

/** A crossed-out swatch, as on a colour card. */
const noColour = 'linear-gradient(135deg, #fff 46%, #b3221b 46% 54%, #fff 54%)'

const colourIn = ({ paint }: OfferedPart): string | null =>
  paint && 'colour' in paint ? paint.colour : null

function PaintMark({
  colours: [first, second],
}: {
  colours: readonly [string, string]
}): ReactNode {
  const ground = `linear-gradient(120deg, ${first} 35%, ${second} 65%)`
  return <span style={{ '--swatch': ground }} className="swatch size-10" />
}
