import { memo, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import {
  type Choice,
  findPart,
  isStemInBar,
  offerOf,
  partIn,
  withPart,
} from '#/configurator/choice/choice.ts'
import { isNothing } from '#/configurator/choice/nothing.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { optionsOf, optionState } from '#/configurator/choice/option-states.ts'
import { configuratorSettings } from '#/platform/config/settings.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { PriceDifference } from './difference.tsx'
import { Fold } from './fold.tsx'
import { OptionCard } from './option-card.tsx'
import { NoPart, PartPicture } from './part-picture.tsx'
import { PartSizes } from './part-sizes.tsx'

type StepProps = {
  bike: OfferedBike
  store: BuildStore
  choice: Choice
  section: OfferedSection
}

/** One section of the bike with its options. */
export function PartStep({ bike, store, choice, section }: StepProps) {
  const part = partIn(section, choice) ?? null
  const chosen = choice.parts[section.key]
  const own = findPart(section, section.own)
  const extra = chosen && part ? part.offers[0].price - (own?.offers[0].price ?? 0) : 0
  return (
    <Row
      bike={bike}
      store={store}
      section={section}
      part={part}
      name={part && nameIn(bike, choice, section, part)}
      extra={extra}
      isChanged={chosen !== undefined}
      isInBar={section.key === 'stem' && isStemInBar(bike, choice)}
    />
  )
}

/** The name, with the size it will be fitted in where there are several. */
function nameIn(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  part: OfferedPart,
): string {
  const size = choice.parts[section.key]?.size ?? null
  const { size: fitted } = offerOf(bike, section, part, { size, frameSize: choice.size })
  const isSizeShown = fitted !== null && (choice.size !== null || size !== null)
  return isSizeShown ? `${part.name}, ${fitted.name}` : part.name
}

type RowProps = Omit<StepProps, 'choice'> & {
  /** The present part. */
  part: OfferedPart | null
  name: string | null
  extra: number
  isChanged: boolean
  /** A stem that a one-piece bar makes unnecessary. */
  isInBar: boolean
}

/** Memoised: most steps are unchanged by a choice. */
const Row = memo((props: RowProps) => {
  const { bike, store, section, part, name, extra, isChanged, isInBar } = props
  const t = useTranslations('configurator')
  return (
    <Fold
      name={section.key}
      mark={part && !isNothing(part) ? <PartPicture part={part} isFaint={isInBar} /> : <NoPart />}
      title={section.name}
      value={isInBar ? t('inBar') : (name ?? t('none'))}
      aside={extra !== 0 && <PriceDifference amount={extra} currency={bike.currency} />}
      isChanged={isChanged}
    >
      {() =>
        isInBar ? (
          <p className="text-sm">{t('stemInBar')}</p>
        ) : (
          <Options bike={bike} store={store} section={section} />
        )
      }
    </Fold>
  )
})

type OptionsProps = Omit<StepProps, 'choice'>

function Options({ bike, store, section }: OptionsProps) {
  const t = useTranslations('configurator')
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const [isExpanded, setExpanded] = useState(false)
  const before = useDeferredValue(choice)
  const options = optionsOf(bike, section)
  const { initialLimit } = configuratorSettings
  const rest = options.slice(initialLimit)
  const isInRest = (of: Choice) => rest.includes(partIn(section, of) ?? null)
  const isOpen = isExpanded || isInRest(choice)
  // the hidden rest is rendered after the drawing, unless it holds or has just held the chosen part
  const restChoice = isOpen || isInRest(before) ? choice : before
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{section.name}</legend>
      {section.hint && <p className="text-sm text-stone-600">{section.hint}</p>}
      <Cards {...{ bike, store, section, choice }} options={options.slice(0, initialLimit)} />
      {rest.length > 0 && (
        <details
          className="group/rest"
          // it stays open once opened, whatever is chosen next
          open={isOpen}
          onToggle={(event) => setExpanded(event.currentTarget.open)}
        >
          <summary className="label flex min-h-11 items-center text-sm underline group-open/rest:mb-2 decoration-stone-400 hover:decoration-current">
            <span className="group-open/rest:hidden">{t('showMore', { count: rest.length })}</span>
            <span className="not-group-open/rest:hidden">{t('showFewer')}</span>
          </summary>
          <Rest {...{ bike, store, section }} choice={restChoice} />
        </details>
      )}
    </fieldset>
  )
}

const Rest = memo(({ bike, section, ...others }: StepProps) => {
  const options = optionsOf(bike, section).slice(configuratorSettings.initialLimit)
  return <Cards {...others} bike={bike} section={section} options={options} />
})

type CardsProps = StepProps & { options: readonly (OfferedPart | null)[] }

const Cards = ({ bike, store, section, choice, options }: CardsProps) => (
  <ul className="grid gap-2">
    {options.map((part) => {
      const state = optionState(bike, choice, section, part)
      return (
        <li key={part?.sku ?? ''} className="grid gap-2">
          <OptionCard bike={bike} section={section} choice={choice} state={state} store={store} />
          {state.isChosen && part && part.offers.length > 1 && (
            <PartSizes
              section={section}
              part={part}
              chosen={offerOf(bike, section, part, {
                size: choice.parts[section.key]?.size ?? null,
                frameSize: choice.size,
              })}
              onChoose={(size) =>
                store.choose(withPart(bike, choice, section, { sku: part.sku, size }), section.key)
              }
            />
          )}
        </li>
      )
    })}
  </ul>
)
