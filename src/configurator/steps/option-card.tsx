import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatNumber } from '#/i18n/format-number.ts'
import type { Locale } from '#/i18n/locale.ts'
import { buildDays } from '#/configurator/choice/built.ts'
import { type Choice, findSection, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedSection } from '#/configurator/choice/offered.ts'
import type { OptionState } from '#/configurator/choice/option-states.ts'
import { dayInWords } from '#/lister/cards/dispatch-day.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { BuildStore } from '#/configurator/page/build-store.ts'
import { formId } from './form-id.ts'
import { PriceDifference } from './difference.tsx'
import { PartPicture } from './part-picture.tsx'

type OptionCardProps = {
  bike: OfferedBike
  section: OfferedSection
  choice: Choice
  state: OptionState
  store: BuildStore
}

/** One part: what it is, weighs and costs beside what is chosen now, and why it may not go with it. */
export function OptionCard({ bike, section, choice, state, store }: OptionCardProps) {
  const t = useTranslations('configurator')
  const { part, isChosen, leadsTo } = state
  const canBe = isChosen || leadsTo !== null
  return (
    <label className="option-card">
      <input
        type="radio"
        form={formId}
        name={section.key}
        value={part?.sku ?? ''}
        checked={isChosen}
        disabled={!canBe}
        onChange={() => leadsTo && store.choose(leadsTo, section.key)}
        className="sr-only"
      />
      <span className="size-16 shrink-0">
        {part && <PartPicture part={part} isFaint={!canBe} />}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="label leading-snug">{part?.name ?? t('none')}</span>
        {part?.subtitle && <span className="text-sm text-stone-600">{part.subtitle}</span>}
        <Facts bike={bike} section={section} choice={choice} state={state} />
        <Obstacle bike={bike} section={section} choice={choice} state={state} />
      </span>
      <span className="figures shrink-0 self-start pt-px text-right text-sm">
        {isChosen ? (
          <span className="label text-signal">{t(state.isOwn ? 'asShown' : 'chosen')}</span>
        ) : (
          canBe && <PriceDifference amount={state.price} currency={bike.currency} />
        )}
      </span>
    </label>
  )
}

type FactsProps = Omit<OptionCardProps, 'store'>

/** Weight, and the day where it moves it. */
function Facts({ bike, choice, state }: FactsProps) {
  const t = useTranslations('configurator')
  const { locale } = useVisitor()
  const { part, isChosen, isOwn, leadsTo, days } = state
  const now = buildDays(bike, choice)
  const day = days === null ? undefined : bike.leaves[days]
  const isMoved = !isChosen && leadsTo !== null && day !== undefined && days !== now
  const facts = [
    ...(part?.isRecommended && !isChosen ? [t('recommended')] : []),
    ...(isOwn && !isChosen ? [t('asShown')] : []),
    ...(part?.grams ? [weightOf(part.grams, isChosen ? 0 : state.grams, locale)] : []),
    ...(isMoved ? [t('leaves', { date: dayInWords(day, locale) })] : []),
  ]
  return facts.length > 0 && <span className="figures text-sm">{facts.join(' · ')}</span>
}

/** `1,450 g (−190 g)`: by itself, and beside what is chosen now. */
function weightOf(grams: number, difference: number, locale: Locale): string {
  const weight = `${formatNumber(grams, locale)} g`
  if (difference === 0) return weight
  const sign = difference < 0 ? '−' : '+'
  return `${weight} (${sign}${formatNumber(Math.abs(difference), locale)} g)`
}

/** Why it does not go as things are, and what would change with it. */
function Obstacle({ bike, section, choice, state }: FactsProps) {
  const t = useTranslations()
  const { misfit, sideEffects, leadsTo, days, isChosen } = state
  if (isChosen) return null
  if (!misfit) return days === null ? <Reason>{t('configurator.soldOut')}</Reason> : null
  const place = [misfit.other, misfit.section].find((key) => key !== section.key) ?? ''
  const other = findSection(bike, place)
  const name = (other && partIn(other, choice)?.name) ?? bike.fixed[place]?.name ?? ''
  // where nothing is, nothing can be named that it does not work with
  const code = misfit.code === 'lacksPart' && name === '' ? 'lacksOther' : misfit.code
  const reason = t(`misfits.${code}`, { ...misfit.values, other: name })
  if (!leadsTo) return <Reason>{reason}</Reason>
  const changes = sideEffects.map((each) =>
    each.part
      ? t('configurator.along', { section: each.section.name, part: each.part.name })
      : t('configurator.takesOff', { section: each.section.name }),
  )
  return <Reason>{[reason, ...changes].join(' ')}</Reason>
}

const Reason = ({ children }: { children: string }) => (
  <span className="text-sm text-stone-700">{children}</span>
)
