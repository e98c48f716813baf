import { type RefObject, useSyncExternalStore } from 'react'
import { heightsInWords } from '#/i18n/numbers/british-measures.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { buildDays } from '#/configurator/choice/built.ts'
import { delayOf } from '#/configurator/choice/delay.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { StockState, DispatchDay } from '#/product/page/stock-line.tsx'
import type { StockState as State } from '#/product/page/stock-state.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { formId, stepId } from './form-id.ts'
import { useSoonest } from './use-soonest.ts'

type SizeStepProps = {
  bike: OfferedBike
  store: BuildStore
  choice: Choice
  /** The recommended sizes. */
  advised: readonly string[]
  /** The shopper tried to buy without a size. */
  isMissed: boolean
  list: RefObject<HTMLDivElement | null>
}

/** Size comes first, since everything else is fitted to it. */
export function SizeStep({ bike, store, choice, advised, isMissed, list }: SizeStepProps) {
  const t = useTranslations('product')
  const tConfigurator = useTranslations('configurator')
  const isSoonest = useSoonest()
  const { country } = useVisitor()
  // The pressed size is marked at once; the dates follow with `choice`.
  const chosen = useSyncExternalStore(
    store.watch,
    () => store.build().choice.size,
    () => store.begun().choice.size,
  )
  const isMissing = isMissed && chosen === null
  const waits = bike.sizes.flatMap(({ size }) => buildDays(bike, { ...choice, size }) ?? [])
  return (
    <fieldset id={stepId('size')}>
      <legend className="mb-2 text-sm">
        <span className="label">{t('size')}</span>
        {chosen === null && !isMissing && (
          <span className="ml-2 text-stone-600">{t('chooseSize')}</span>
        )}
      </legend>
      <p role="alert" className="mb-2 text-sm text-stop empty:hidden">
        {isMissing && t('sizeMissing')}
      </p>
      <div ref={list} className="grid gap-1.5">
        {bike.sizes.map(({ size, riderHeight }) => {
          const { days = null, left = null } = offerIn(bike, choice.colour, size) ?? {}
          // the dispatch date of the whole build, which may wait for a part or for paint
          const wait = buildDays(bike, { ...choice, size })
          const day = bike.dispatchDays[wait ?? -1]
          const delay = isSoonest ? delayOf(bike, Math.min(...waits), wait) : 0
          return (
            <label
              key={size}
              className={classes(
                'option-card figures grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 py-2 text-sm',
                isMissing && 'border-stop',
                delay > 0 && 'border-dashed text-stone-600',
              )}
            >
              <input
                type="radio"
                form={formId}
                name="size"
                required
                value={size}
                checked={size === chosen}
                disabled={days === null}
                onChange={() => store.choose({ ...store.build().choice, size })}
                className="sr-only"
              />
              <span className="label text-lg">{size}</span>
              <span className="grid">
                <StockState stock={{ state: stateOf(days, left), left }} />
                <span className="pl-4 text-xs text-stone-600">
                  {heightsInWords(riderHeight, country.code)}
                </span>
              </span>
              <span className="grid justify-items-end text-right">
                {day && <DispatchDay date={day} />}
                {delay > 0 && (
                  <span className="label text-xs text-stop">
                    {tConfigurator('daysLater', { days: delay })}
                  </span>
                )}
                {advised.includes(size) && (
                  <span className="label text-xs text-signal">{t('yourSize')}</span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const offerIn = ({ offers }: OfferedBike, colour: string, size: string) =>
  offers.find((offer) => offer.colour === colour && offer.size === size)

function stateOf(days: number | null, left: number | null): State {
  if (days === null) return 'gone'
  if (days > 0) return 'to-order'
  return left === null ? 'in-stock' : 'low'
}
