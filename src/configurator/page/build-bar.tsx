import { useRef, useSyncExternalStore } from 'react'
import { useEditedLine } from '#/cart/edit/use-edited-line.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { buildDays, buildGrams, buildPrice } from '#/configurator/choice/built.ts'
import { colourChange } from '#/configurator/build/colour-change.ts'
import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { DeliveryWords } from '#/lister/cards/delivery-words.tsx'
import type { PriceNote } from '#/product/page/shown-price.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Build, BuildStore } from '#/configurator/build/build-store.ts'
import { AddBuildButton } from './add-build-button.tsx'
import { totalId } from './use-jump-to-total.ts'

type BuildBarProps = {
  bike: OfferedBike
  /** Decides whether the earlier price is shown: the bar has no room for the explanation that some markets want. */
  note: PriceNote
  store: BuildStore
  build: Build
  onSizeMissing: () => void
}

/** The total of the build, always in view, with the button that adds it to the cart. */
export function BuildBar({ store, build, onSizeMissing, ...sum }: BuildBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { line, isGone, loseLine } = useEditedLine()

  /** The undo button disappears with its message, so the focus moves to the bar without scrolling. */
  function undo() {
    store.undo()
    bar.current?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={bar}
      id={totalId}
      tabIndex={-1}
      className="sticky bottom-(--store-bar,0px) z-20 border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] focus:outline-none print:static"
    >
      <ChangeMessage bike={sum.bike} store={store} onUndo={undo} />
      <LineGone isGone={isGone} />
      <div className="shell flex items-center justify-between gap-x-8 py-3 max-sm:gap-x-4 max-sm:py-2">
        <Sum {...sum} build={build} />
        <AddBuildButton
          bike={sum.bike}
          store={store}
          line={line}
          onLineGone={loseLine}
          onSizeMissing={onSizeMissing}
        />
      </div>
    </div>
  )
}

type SumProps = Omit<BuildBarProps, 'store' | 'onSizeMissing'>

function Sum({ bike, note, build }: SumProps) {
  const t = useTranslations('configurator')
  const tPrice = useTranslations('price')
  const { country, locale } = useVisitor()
  const { choice } = build
  const price = buildPrice(bike, choice)
  const grams = buildGrams(bike, choice)
  const days = buildDays(bike, choice)
  const day = days === null ? undefined : bike.dispatchDays[days]
  if (!price) return null
  const inMoney = (amount: number) => formatMoney(money(amount, bike.currency), country.locale)
  const total = inMoney(price.total)
  const weightOf = (amount: number) => `${formatKilograms(amount, locale)} kg`
  const hasDeliveryCost = note.delivery !== null && note.delivery.cost.amount > 0
  const size = choice.size ?? bike.weightSize
  const dispatch = day ? t('dispatched', { date: dayInWords(day, locale) }) : t('unavailable')
  return (
    <div className="figures flex min-w-0 flex-wrap items-baseline gap-x-8 gap-y-0.5">
      <p className="flex flex-wrap items-baseline gap-x-3 max-sm:gap-x-2">
        <span className="title text-2xl whitespace-nowrap max-[22.5rem]:text-lg">
          {price.isFrom ? tPrice('from', { price: total }) : total}
        </span>
        {hasDeliveryCost && (
          <span className="text-xs whitespace-nowrap text-stone-700 sm:text-sm">
            <DeliveryWords delivery={note.delivery} />
          </span>
        )}
        {/* The bar of a phone has room for two lines. */}
        {grams !== null && !hasDeliveryCost && (
          <span className="text-xs whitespace-nowrap text-stone-700 sm:hidden">
            {weightOf(grams)}
          </span>
        )}
        {price.before > price.total && !note.isPriorLowest && (
          <s className="text-stone-600 max-sm:hidden">{inMoney(price.before)}</s>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm whitespace-nowrap text-stone-700 max-sm:text-xs">
        {grams !== null && (
          <span className="max-sm:hidden">
            {`${weightOf(grams)}${size === null ? '' : ` (${size})`}`}
          </span>
        )}
        <span>{dispatch}</span>
      </p>
      <output className="sr-only">
        {build.past.length > 0 && t('status', { price: total, dispatch })}
      </output>
    </div>
  )
}

/**
 * Says which other parts the last choice changed or removed, with a button to undo it. It watches the store itself:
 * the focus may move to that button in the same moment.
 */
function ChangeMessage({ bike, store, onUndo }: ChangeMessageProps) {
  const build = useSyncExternalStore(store.watch, store.build, store.begun)
  const { dropped, alsoChanged, past, lostFrame, isReset, isPreset } = build
  const t = useTranslations('configurator')
  const { locale } = useVisitor()
  const before = past.at(-1)
  const { unpainted = null, colour = null } =
    isPreset && before ? colourChange(bike, { before, now: build.choice }, locale) : {}
  const frame = lostFrame.map((name) => t(name === 'colour' ? 'lostColour' : 'lostSize'))
  const sections = [...frame, ...dropped.map(({ name }) => name)].join(', ')
  const parts = [
    ...(colour === null ? [] : [`${t('lostColour')}: ${colour}`]),
    ...alsoChanged.map(({ section, part }) => `${section.name}: ${part.name}`),
  ].join('; ')
  const cause = past.length === 0 ? 'lost' : isPreset ? 'restored' : 'dropped'
  const sentences = [
    ...(isReset ? [t('reset')] : []),
    ...(parts === '' ? [] : [t(isPreset ? 'changedByPreset' : 'changed', { parts })]),
    ...(unpainted === null ? [] : [t('unpainted', { paint: unpainted })]),
    ...(sections === '' ? [] : [t(cause, { sections })]),
  ]
  return (
    <output className="block">
      {sentences.length > 0 && (
        <p
          data-change-message
          className="shell flex items-baseline justify-between gap-x-4 border-b border-stone-200 py-2 text-sm max-sm:text-xs"
        >
          <span className="max-sm:line-clamp-3">{sentences.join(' ')}</span>
          {past.length > 0 && (
            <button type="button" onClick={onUndo} className="label min-h-6 shrink-0 underline">
              {t('undo')}
            </button>
          )}
        </p>
      )}
    </output>
  )
}

/** Says that the bike to change is no longer in the cart; the button then adds it anew. */
function LineGone({ isGone }: { isGone: boolean }) {
  const t = useTranslations('configurator')
  return (
    <output className="block">
      {isGone && (
        <p className="shell border-b border-stone-200 py-2 text-sm max-sm:text-xs">
          {t('lineGone')}
        </p>
      )}
    </output>
  )
}

type ChangeMessageProps = { bike: OfferedBike; store: BuildStore; onUndo: () => void }
