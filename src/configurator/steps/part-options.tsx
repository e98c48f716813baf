import {
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { type Choice, offerOf, partIn, withPart } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { optionsOf, optionState } from '#/configurator/choice/option-states.ts'
import { configuratorSettings } from '#/platform/config/settings.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { changeAndFocusNews } from './focus-news.client.ts'
import { OptionCard } from './option-card.tsx'
import { PartSizes } from './part-sizes.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

type PartOptionsProps = { bike: OfferedBike; store: BuildStore; section: OfferedSection }

/**
 * The options of an open step. A press marks its option and redraws the bike at once; what the others would now cost
 * and change is worked out after that.
 */
export function PartOptions({ bike, store, section }: PartOptionsProps) {
  const t = useTranslations('configurator')
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const fields = useRef<HTMLFieldSetElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const before = useDeferredValue(choice)
  const [first, rest] = useMemo(() => {
    const options = optionsOf(bike, section)
    const { initialLimit } = configuratorSettings
    return [options.slice(0, initialLimit), options.slice(initialLimit)]
  }, [bike, section])
  const isInRest = (of: Choice) => rest.includes(partIn(section, of) ?? null)
  const isOpen = isExpanded || isInRest(choice)
  // the hidden rest is rendered after the drawing, unless it holds or has just held the chosen part
  const restChoice = isOpen || isInRest(before) ? choice : before
  const isMoving = useArrowKeys(fields)

  /**
   * Chooses by the build as it is when the shopper presses, which may be ahead of the cards. Arrow keys choose what
   * they move over, so that the focus stays with them.
   */
  const choose = useCallback(
    (part: OfferedPart | null): void => {
      const { leadsTo, sideEffects } = optionState(bike, store.build().choice, section, part)
      if (!leadsTo) return
      const change = () => store.choose(leadsTo, section.key)
      if (isMoving.current || sideEffects.length === 0) change()
      else changeAndFocusNews(change)
    },
    [bike, store, section, isMoving],
  )

  return (
    <fieldset ref={fields} className="grid gap-3">
      <legend className="sr-only">{section.name}</legend>
      {section.hint && <p className="text-sm text-stone-600">{section.hint}</p>}
      <Cards {...{ bike, store, section, choice, before }} onChoose={choose} options={first} />
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
          <Cards
            {...{ bike, store, section, before }}
            choice={restChoice}
            onChoose={choose}
            options={rest}
          />
        </details>
      )}
    </fieldset>
  )
}

type CardsProps = PartOptionsProps & {
  choice: Choice
  /** The choice that the cards describe, which follows `choice`. */
  before: Choice
  onChoose: (part: OfferedPart | null) => void
  options: readonly (OfferedPart | null)[]
}

const Cards = memo(({ bike, store, section, choice, before, onChoose, options }: CardsProps) => {
  const states = useMemo(
    () => options.map((part) => optionState(bike, before, section, part)),
    [bike, before, section, options],
  )
  const chosen = partIn(section, choice)
  return (
    <ul className="grid gap-2">
      {states.map((state) => {
        const { part } = state
        const isChosen = part?.sku === chosen?.sku
        return (
          <li key={part?.sku ?? ''} className="grid gap-2">
            <OptionCard {...{ bike, section, state, isChosen, onChoose }} choice={before} />
            {isChosen && part && part.offers.length > 1 && (
              <PartSizes
                section={section}
                part={part}
                chosen={offerOf(bike, section, part, {
                  size: choice.parts[section.key]?.size ?? null,
                  frameSize: choice.size,
                })}
                onChoose={(size) =>
                  store.choose(
                    withPart(bike, choice, section, { sku: part.sku, size }),
                    section.key,
                  )
                }
              />
            )}
          </li>
        )
      })}
    </ul>
  )
})
