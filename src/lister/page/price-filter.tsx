import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { money } from '#/money/money.ts'
import { Button } from '#/ui/form/button.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { priceRange, type PriceRange } from '#/lister/listing/lister.ts'
import { PriceSlider } from './price-slider.tsx'
import { isSameRange } from './same-range.ts'
import { typedPrice } from '#/lister/listing/typed-price.ts'

type PriceFilterProps = {
  ends: { least: number; most: number }
  currency: Currency
  chosen: PriceRange | null
  onChoose: (range: PriceRange | null) => void
}

/** Two fields and a slider for the same range; without scripts only the fields work. */
export function PriceFilter({ ends, currency, chosen, onChoose }: PriceFilterProps) {
  const t = useTranslations('lister')
  const { country } = useVisitor()
  const id = useId()
  const requested = { from: textOf(chosen?.from), to: textOf(chosen?.to) }
  const [typed, type] = useState(requested)
  // A change from outside (a removed chip, Back) resets the fields; otherwise typed input stays.
  const [shown, setShown] = useState(requested)
  if (shown.from !== requested.from || shown.to !== requested.to) {
    setShown(requested)
    type(requested)
  }
  const range = priceRange(typedPrice(typed.from), typedPrice(typed.to))
  const least = Math.min(ends.least, chosen?.from ?? ends.least)
  const most = Math.max(ends.most, chosen?.to ?? ends.most)
  const inside = (amount: number) => Math.max(least, Math.min(most, amount))
  const inWords = (amount: number) =>
    formatMoney(money(amount * 10 ** minorDigits[currency], currency), country.locale)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // React leaves input from before hydration in the fields without an event
    const [from = '', to = ''] = [...(fields.current?.querySelectorAll('input') ?? [])].map(
      ({ value }) => value,
    )
    type((current) => (current.from === from && current.to === to ? current : { from, to }))
  }, [])
  const isTyped = typed.from !== requested.from || typed.to !== requested.to
  function choose() {
    // A new choice starts at the first product again, so passing a slider with Tab must not be one.
    if (isSameRange(range, chosen)) return
    const isAll = (range?.from ?? least) <= least && (range?.to ?? most) >= most
    onChoose(isAll ? null : range)
  }
  return (
    <div className="grid gap-3">
      <PriceSlider
        least={least}
        most={most}
        from={inside(range?.from ?? least)}
        to={inside(range?.to ?? most)}
        labels={[t('priceFrom'), t('priceTo')]}
        inWords={inWords}
        onMove={(from, to) =>
          type({
            from: from <= least ? '' : String(from),
            to: to >= most ? '' : String(to),
          })
        }
        onRelease={choose}
      />
      <div ref={fields} className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <label htmlFor={`${id}${end}`} className="sr-only">
              {t(end === 'from' ? 'priceFrom' : 'priceTo')}
            </label>
            <TextInput
              id={`${id}${end}`}
              name={`price_${end}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder={inWords(end === 'from' ? least : most)}
              value={typed[end]}
              aria-invalid={(typed[end] !== '' && typedPrice(typed[end]) === null) || undefined}
              onChange={({ target }) => type({ ...typed, [end]: target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') choose()
              }}
              className="figures"
            />
          </div>
        ))}
      </div>
      {isTyped && (
        <Button
          kind="secondary"
          size="small"
          onClick={({ detail }) => {
            // The button disappears after use, so the focus moves to the first field for keyboard users.
            if (detail === 0) fields.current?.querySelector('input')?.focus()
            choose()
          }}
        >
          {t('apply')}
        </Button>
      )}
    </div>
  )
}

const textOf = (amount: number | null = null) => (amount === null ? '' : String(amount))
