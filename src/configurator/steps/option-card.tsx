import { memo } from 'react'
import { inSentence } from '#/i18n/in-sentence.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatNumber } from '#/i18n/numbers/format-number.ts'
import { buildDays, fitBuild } from '#/configurator/choice/built.ts'
import { adviceOn } from '#/configurator/fit/part-advice.ts'
import { delayBy, delayOf } from '#/configurator/choice/delay.ts'
import { isNothing } from '#/configurator/choice/nothing.ts'
import { type Choice, findPart, findSection, partIn } from '#/configurator/choice/choice.ts'
import { misfitValues } from '#/configurator/fit/misfit-values.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import type { OptionState } from '#/configurator/choice/option-states.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { formId } from './form-id.ts'
import { PriceDifference } from './difference.tsx'
import { NoPart, PartPicture } from './part-picture.tsx'
import { useSoonest } from './use-soonest.ts'

type OptionCardProps = {
  bike: OfferedBike
  section: OfferedSection
  /** The choice that `state` compares the option with. */
  choice: Choice
  state: OptionState
  /** Whether it is chosen now, which `state` may not know yet. */
  isChosen: boolean
  onChoose: (part: OfferedPart | null) => void
}

/** One part with its weight and price compared with the present choice, and the reason why it may not fit. */
export const OptionCard = memo(({ onChoose, ...facts }: OptionCardProps) => {
  const { bike, section, state, isChosen } = facts
  const t = useTranslations('configurator')
  const { part, leadsTo } = state
  const isAvailable = isChosen || leadsTo !== null
  const delay = useDelay(facts)
  return (
    <label className={classes('option-card', delay > 0 && 'border-dashed text-stone-600')}>
      <input
        type="radio"
        form={formId}
        name={section.key}
        value={part?.sku ?? ''}
        checked={isChosen}
        disabled={!isAvailable}
        onChange={() => onChoose(part)}
        className="sr-only"
      />
      <span className="grid size-16 shrink-0 place-items-center">
        {part && !isNothing(part) ? (
          <PartPicture part={part} isFaint={!isAvailable || delay > 0} />
        ) : (
          <NoPart />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="label leading-snug sm:self-baseline">{part?.name ?? t('none')}</span>
        <span className="grid gap-0.5 empty:hidden sm:col-span-2">
          {part?.subtitle && <span className="text-sm text-stone-600">{part.subtitle}</span>}
          <Facts {...facts} />
          {delay > 0 && (
            <span className="label text-sm text-stop">
              {t(isChosen ? 'holdsUp' : 'delays', { days: delay })}
            </span>
          )}
          <Obstacle {...facts} />
          <AdviceOnPart {...facts} />
        </span>
        {/* A phone has no room for it beside the name, where it stands otherwise. */}
        <span className="figures text-sm empty:hidden sm:col-start-2 sm:row-start-1 sm:self-baseline">
          {isChosen ? (
            <span className="label text-signal">{t(state.isOwn ? 'asShown' : 'chosen')}</span>
          ) : (
            isAvailable && <PriceDifference amount={state.price} currency={bike.currency} />
          )}
        </span>
      </span>
    </label>
  )
})

type FactsProps = Omit<OptionCardProps, 'onChoose'>

/** Days by which an option delays the bike, for a shopper who wants to know; zero for others. */
function useDelay({ bike, section, choice, isChosen, state: { leadsTo, days } }: FactsProps) {
  const isSoonest = useSoonest()
  if (!isSoonest) return 0
  if (isChosen) return delayBy(bike, choice, section)
  return leadsTo ? delayOf(bike, buildDays(bike, choice), days) : 0
}

/** The weight, and the dispatch date where the option changes it. */
function Facts({ bike, choice, state, isChosen }: FactsProps) {
  const t = useTranslations('configurator')
  const { locale } = useVisitor()
  const weight = useWeight({ choice, state, isChosen })
  const { part, isOwn, leadsTo, days, misfit } = state
  const now = buildDays(bike, choice)
  const day = days === null ? undefined : bike.dispatchDays[days]
  const isMoved = !isChosen && leadsTo !== null && day !== undefined && days !== now
  const facts = [
    // A part that another one has to make way for is offered, but not recommended.
    ...(part?.isRecommended && !isChosen && !misfit ? [t('recommended')] : []),
    ...(isOwn && !isChosen ? [t('asShown')] : []),
    ...(weight === null ? [] : [weight]),
    ...(isMoved ? [t('dispatched', { date: dayInWords(day, locale) })] : []),
  ]
  return facts.length > 0 && <span className="figures text-sm">{facts.join(' · ')}</span>
}

/**
 * `1,450 g (−190 g)`: its weight and the difference to the present choice, `(−190 g with tyres)` where other parts
 * change with it and the difference would otherwise look wrong.
 */
function useWeight({
  choice,
  state,
  isChosen,
}: Omit<FactsProps, 'bike' | 'section'>): string | null {
  const t = useTranslations('configurator')
  const { locale } = useVisitor()
  const { part, sideEffects } = state
  if (!part?.grams) return null
  const weight = `${formatNumber(part.grams, locale)}\u00A0g`
  if (isChosen || state.grams === 0) return weight
  const sign = state.grams < 0 ? '−' : '+'
  const difference = `${sign}${formatNumber(Math.abs(state.grams), locale)}\u00A0g`
  const sections = sideEffects
    .filter((each) => (each.part?.grams ?? 0) !== (partIn(each.section, choice)?.grams ?? 0))
    .map(({ section: { name } }) => inSentence[locale](name))
    .join(', ')
  const words = sections === '' ? difference : t('weightWith', { difference, sections })
  return `${weight} (${words})`
}

/** The reason that it does not fit the present choice, and the other sections that would change. */
function Obstacle({ bike, section, choice, state, isChosen }: FactsProps) {
  const t = useTranslations()
  const { locale } = useVisitor()
  const { misfit, sideEffects, leadsTo, days } = state
  if (isChosen) return null
  if (!misfit) return days === null ? <Reason>{t('configurator.soldOut')}</Reason> : null
  const nameIn = (key: string) => {
    if (key === section.key) return state.part?.name
    const other = findSection(bike, key)
    return (other && partIn(other, choice)?.name) ?? bike.fixed[key]?.name
  }
  const exchanged = sideEffects.find((each) => each.section.key === misfit.other)?.part
  const [neededIn] = bike.sections.flatMap(
    (each) => findPart(each, `${misfit.values['sku']}`) ?? [],
  )
  const names = {
    part: nameIn(misfit.section),
    with: nameIn(misfit.other),
    other: nameIn(misfit.section === section.key ? misfit.other : misfit.section),
    needed: (exchanged ?? neededIn)?.name,
    card: misfit.section === section.key ? 'part' : 'with',
  } as const
  const reason = t(`misfits.${misfit.code}`, misfitValues(misfit, names))
  if (!leadsTo) return <Reason>{reason}</Reason>
  const exchanges = sideEffects.flatMap(({ section: { name }, part }) =>
    part
      ? t('configurator.exchange', {
          section: inSentence[locale](name),
          part: part.name,
        })
      : [],
  )
  const along =
    exchanges.length > 0
      ? [t('configurator.along', { parts: new Intl.ListFormat(locale).format(exchanges) })]
      : []
  const takenOff = sideEffects.flatMap((each) =>
    each.part ? [] : t('configurator.takesOff', { section: each.section.name }),
  )
  return <Reason>{[reason, ...along, ...takenOff].join(' ')}</Reason>
}

/** Advice on a part that fits, as it would be on the bike. */
function AdviceOnPart({ bike, section, choice, state, isChosen }: FactsProps) {
  const build = isChosen ? choice : state.leadsTo
  if (!build || section.advice.length === 0) return null
  const advice = adviceOn(section.key, section.advice, fitBuild(bike, build))
  return advice && <Reason>{advice}</Reason>
}

const Reason = ({ children }: { children: string }) => (
  <span className="text-sm text-stone-700">{children}</span>
)
