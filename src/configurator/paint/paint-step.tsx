import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import {
  type BuildPrice,
  buildDays,
  buildPrice,
  chosenPaint,
  colourOf,
  unpainted,
} from '#/configurator/choice/built.ts'
import { buildColour } from '#/configurator/build/build-words.ts'
import { delayOf } from '#/configurator/choice/delay.ts'
import { type Choice, findSection, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedSection } from '#/configurator/choice/offered.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Build, BuildStore } from '#/configurator/build/build-store.ts'
import { PriceDifference } from '#/configurator/steps/difference.tsx'
import { formId, stepId } from '#/configurator/steps/form-id.ts'
import { FramePalette, PaintDetails } from './late-palettes.tsx'
import { NamedSwatches } from './named-swatches.tsx'
import { useSoonest } from '#/configurator/steps/use-soonest.ts'
import { type Swatch, swatchGround } from '#/ui/form/swatch.ts'

type PaintStepProps = { bike: OfferedBike; store: BuildStore; choice: Choice }

/** The bike's own colours, at no extra cost. */
export function ColourStep({ bike, store }: Omit<PaintStepProps, 'choice'>) {
  const t = useTranslations('product')
  const ownColour = ({ choice }: Build) => (chosenPaint(bike, choice) ? '' : choice.colour)
  const value = useSyncExternalStore(
    store.watch,
    () => ownColour(store.build()),
    () => ownColour(store.begun()),
  )
  const swatches = bike.colours.map(({ code, name, paint }): Swatch => ({
    value: code,
    name,
    colours: paint.fade ? [paint.colour, paint.fade.colour] : [paint.colour],
  }))
  return (
    <NamedSwatches
      id={stepId('colour')}
      legend={t('colour')}
      form={formId}
      name="colour"
      swatches={swatches}
      value={value}
      onChange={(colour) =>
        store.choose({ ...unpainted(store.build().choice), colour }, 'frameColour')
      }
    />
  )
}

/** Custom colour, fade, finish and logos: sections 57 to 62 as one step, which is always open. */
export function PaintStep({ bike, store, choice }: PaintStepProps) {
  const t = useTranslations('configurator.paint')
  const { locale } = useVisitor()
  const colours = findSection(bike, 'frameColour')
  const custom = chosenPaint(bike, choice)
  // The details are many; the bike is drawn in its first colour before they come.
  const hasDetails = useDeferredValue(custom !== null)
  if (!colours) return null
  const own = colourOf(bike, choice)
  const paint = custom?.paint ?? own?.paint
  const forkWords = forkInPaint(bike, choice)
  return (
    <section id={stepId(colours.key)} className="grid gap-5 border-t border-stone-200 pt-5 pb-6">
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        {paint && <PaintMark colours={[paint.colour, paint.fade?.colour ?? paint.colour]} />}
        <div>
          <h3 className="title text-lg leading-snug">{t('title')}</h3>
          <p className="text-sm text-stone-600">
            {custom ? buildColour(bike, choice, locale) : t('off', { colour: own?.name ?? '' })}
          </p>
        </div>
        <p className="figures text-sm">
          {custom && <PriceDifference amount={paintPrice(bike, choice)} currency={bike.currency} />}
        </p>
      </header>
      <div className="grid gap-2 text-sm text-stone-600">
        <p>
          {colours.hint} {forkWords && `${t(forkWords)} `}
          <PaintEffect {...{ bike, choice }} section={colours} />
        </p>
        <p className="text-ink">{t('noReturns')}</p>
      </div>
      <FramePalette bike={bike} store={store} section={colours} />
      {hasDetails && <PaintDetails bike={bike} store={store} />}
    </section>
  )
}

/** The sentence about the fork, which is painted with the frame; an anodised frame gets a bare one. */
function forkInPaint(bike: OfferedBike, choice: Choice): 'sameFork' | 'bareFork' | null {
  const section = findSection(bike, 'fork')
  const { fork } = (section && partIn(section, choice)?.look) ?? {}
  // A suspension fork keeps the colour of its maker.
  if ((fork ?? bike.look.fork)?.blades === 'suspension') return null
  return chosenPaint(bike, choice)?.paint.finish === 'raw' ? 'bareFork' : 'sameFork'
}

/** The dispatch date of a painted bike; before a colour is chosen, also the price of the cheapest paint. */
function PaintEffect({ bike, choice, section }: Omit<PaintStepProps, 'store'> & InSection) {
  const t = useTranslations('configurator.paint')
  const tConfigurator = useTranslations('configurator')
  const { country, locale } = useVisitor()
  const isSoonest = useSoonest()
  const days = buildDays(bike, choice)
  const late = (from: number | null, to: number | null, words: 'holdsUp' | 'delays') => {
    const delay = isSoonest ? delayOf(bike, from, to) : 0
    return delay > 0 ? ` ${tConfigurator(words, { days: delay })}` : ''
  }
  if (chosenPaint(bike, choice)) {
    const dispatchDay = bike.dispatchDays[days ?? -1]
    if (!dispatchDay) return null
    const plain = buildDays(bike, unpainted(choice))
    return t('dispatched', { date: dayInWords(dispatchDay, locale) }) + late(plain, days, 'holdsUp')
  }
  const offers = section.parts.flatMap((part) =>
    part.offers.filter((offer) => offer.price > 0 && offer.days !== null),
  )
  const [cheapest] = offers.toSorted((a, b) => a.price - b.price)
  if (!cheapest || days === null) return null
  const wait = Math.max(cheapest.days ?? 0, days)
  const day = bike.dispatchDays[wait]
  if (!day) return null
  const price = formatMoney(money(cheapest.price, bike.currency), country.locale)
  return t('effect', { price, date: dayInWords(day, locale) }) + late(days, wait, 'delays')
}
type InSection = { section: OfferedSection }

/** The price of the paint alone. */
function paintPrice(bike: OfferedBike, choice: Choice): number {
  const total = (price: BuildPrice | null) => price?.total ?? 0
  return total(buildPrice(bike, choice)) - total(buildPrice(bike, unpainted(choice)))
}

function PaintMark({ colours }: { colours: readonly [string, string] }): ReactNode {
  return <span style={{ '--swatch': swatchGround(colours) }} className="swatch size-10" />
}
