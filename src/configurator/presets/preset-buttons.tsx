import { useEffect, useState } from 'react'
import { buildDays, buildGrams, buildPrice } from '#/configurator/choice/built.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { Field } from '#/ui/form/field.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { decidedSections, withOwnParts } from './decided-sections.ts'
import { type FoundPreset, presetFor } from './found-preset.ts'
import { lightestBuild } from './lightest-build.ts'
import { type PresetName, presetNames } from './preset-names.ts'
import { runInSlices } from './run-search.ts'
import { soonestBuild } from './soonest-build.ts'
import { typedBudget } from './typed-budget.ts'
import { usualBudget } from './usual-budget.ts'

export type PresetButtonsProps = { bike: OfferedBike; store: BuildStore; choice: Choice }

/** Null where there is no such build; undefined while it is being worked out. */
type Presets = Record<PresetName, Choice | null | undefined>

/** Three builds that the shop works out for the present size, paint and equipment, each with what it comes to. */
export function PresetButtons({ bike, store, choice }: PresetButtonsProps) {
  const t = useTranslations('configurator.presets')
  const tAll = useTranslations('configurator')
  const [budget, setBudget] = useState(() => usualBudget(bike, choice))
  const presets = usePresets(bike, choice, typedBudget(budget, bike.currency))
  const present = String(choiceQuery(choice, bike))
  // Without a budget there is no such build only if the bike itself cannot be had.
  const nothing = (name: PresetName) => (name === 'value' ? t('none') : tAll('unavailable'))
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-3">
        {presetNames.map((name) => {
          const preset = presets[name]
          const isPresent = preset ? String(choiceQuery(preset, bike)) === present : false
          return (
            <li key={name} className="grid">
              <button
                type="button"
                aria-disabled={!preset || isPresent}
                onClick={() => preset && !isPresent && store.choosePreset(preset)}
                className="figures grid min-h-18 content-start gap-0.5 rounded-sm border border-stone-300 px-3 py-2.5 text-left text-sm transition-colors hover:border-ink aria-disabled:cursor-default aria-disabled:border-stone-200 aria-disabled:bg-stone-50"
              >
                <span className="label">{t(name)}</span>
                {preset ? (
                  <PresetFigures {...{ bike, preset, isPresent }} />
                ) : (
                  // As high as two lines of figures, so that the page does not move while a paint is mixed.
                  <span className="min-h-10.5 text-stone-600">
                    {preset === null ? nothing(name) : '…'}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Field label={`${t('budget')} (${bike.currency})`}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={16}
              value={budget}
              onChange={({ target }) => setBudget(target.value)}
            />
          )}
        </Field>
        <p className="text-xs text-stone-600">{t('note')}</p>
      </div>
    </>
  )
}

type PresetFiguresProps = { bike: OfferedBike; preset: Choice; isPresent: boolean }

function PresetFigures({ bike, preset, isPresent }: PresetFiguresProps) {
  const t = useTranslations('configurator')
  const { country, locale } = useVisitor()
  const price = buildPrice(bike, preset)
  const grams = buildGrams(bike, preset)
  const day = bike.dispatchDays[buildDays(bike, preset) ?? -1]
  const facts = [
    ...(price ? [formatMoney(money(price.total, bike.currency), country.locale)] : []),
    ...(grams === null ? [] : [`${formatKilograms(grams, locale)} kg`]),
  ]
  return (
    <>
      <span>{facts.join(' · ')}</span>
      <span className="text-stone-600">
        {isPresent
          ? t('presets.chosen')
          : day && t('dispatched', { date: dayInWords(day, locale) })}
      </span>
    </>
  )
}

/** Longer than the pause between two presses of a shopper who tries things out. */
const restMs = 400

/** The presets of the present size, paint and equipment, worked out while the shopper rests. */
function usePresets(bike: OfferedBike, choice: Choice, budget: number): Presets {
  const [found, setFound] = useState<Partial<Record<PresetName, FoundPreset>>>({})
  // Parts that a preset replaces do not change it.
  const kept = String(choiceQuery(withOwnParts(choice, decidedSections(bike, choice.size)), bike))
  useEffect(() => {
    const stop = new AbortController()
    async function workOut(base: Choice, name: PresetName, most: number): Promise<void> {
      const preset = await runInSlices(lightestBuild(bike, base, most), stop.signal)
      setFound((others) => ({ ...others, [name]: { bike, kept, budget: most, preset } }))
    }
    const timer = setTimeout(() => {
      const base = choiceFrom(new URLSearchParams(kept), bike).choice
      void workOut(base, 'lightest', Infinity).then(() => workOut(base, 'value', budget))
    }, restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [bike, kept, budget])
  return {
    lightest: presetFor(found.lightest, { bike, kept, budget: Infinity }),
    value: presetFor(found.value, { bike, kept, budget }),
    soonest: soonestBuild(bike, choice),
  }
}
