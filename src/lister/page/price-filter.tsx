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
import { typedPrice } from '#/lister/listing/typed-price.ts'

type PriceFilterProps = {
  ends: { least: number; most: number }
  currency: Currency
  chosen: PriceRange | null
  onChoose: (range: PriceRange | null) => void
}

/** Two fields and a slider for the same range; the fields alone do without scripts. */
export function PriceFilter({ ends, currency, chosen, onChoose }: PriceFilterProps) {
  const t = useTranslations('lister')
  const { country } = useVisitor()
  const id = useId()
  const asked = { from: textOf(chosen?.from), to: textOf(chosen?.to) }
  const [typed, type] = useState(asked)
  // What was asked for elsewhere (a chip taken off, Back) is shown here; what is being typed stays otherwise.
  const [shown, setShown] = useState(asked)
  if (shown.from !== asked.from || shown.to !== asked.to) {
    setShown(asked)
    type(asked)
  }
  const range = priceRange(typedPrice(typed.from), typedPrice(typed.to))
  const least = Math.min(ends.least, chosen?.from ?? ends.least)
  const most = Math.max(ends.most, chosen?.to ?? ends.most)
  const inside = (amount: number) => Math.max(least, Math.min(most, amount))
  const inWords = (amount: number) =>
    formatMoney(money(amount * 10 ** minorDigits[currency], currency), country.locale)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was typed before the page was alive React leaves in the fields, and tells nobody.
    const [from = '', to = ''] = [...(fields.current?.querySelectorAll('input') ?? [])].map(
      ({ value }) => value,
    )
    type((held) => (held.from === from && held.to === to ? held : { from, to }))
  }, [])
  const isTyped = typed.from !== asked.from || typed.to !== asked.to
  function choose() {
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
              className="figures px-3"
            />
          </div>
        ))}
      </div>
      {isTyped && (
        <Button
          kind="secondary"
          size="small"
          onClick={({ detail }) => {
            // The button goes when its work is done, and the keyboard needs a place to go on from.
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
