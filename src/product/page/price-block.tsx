import { useTranslations } from '#/i18n/use-translations.tsx'
import { DeliveryWords } from '#/lister/cards/delivery-words.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { subtract } from '#/money/money.ts'
import { Price } from '#/ui/price.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { PriceNote, ShownPrice } from './shown-price.ts'

/** The price with its notes, and the price before a reduction. */
export function PriceBlock({ price, note }: { price: ShownPrice; note: PriceNote }) {
  const t = useTranslations('product.price')
  const { country } = useVisitor()
  const { was } = price
  return (
    <div className="grid gap-1">
      <Price
        price={formatMoney(price.price, country.locale)}
        isFrom={price.isFrom}
        size="large"
        {...(was && { prior: formatMoney(was, country.locale) })}
        {...(was && { saving: formatMoney(subtract(was, price.price), country.locale) })}
        {...(was && note.isPriorLowest && { priorNote: t('lowest') })}
      />
      {price.unit && (
        <p className="figures text-sm text-stone-600">{t('unit', { price: price.unit })}</p>
      )}
      <PriceNotes note={note} />
    </div>
  )
}

/** The taxes and costs that a price includes, and those that it does not. */
export function PriceNotes({ note }: { note: PriceNote }) {
  return (
    <p className="text-sm text-stone-600">
      <IncludedNote note={note} /> <DeliveryWords delivery={note.delivery} />
    </p>
  )
}

function IncludedNote({ note: { tax, hasDuty, isGiftCard } }: { note: PriceNote }) {
  const t = useTranslations('product.price')
  if (isGiftCard) return t('voucher')
  if (tax === null) return hasDuty ? t('duty') : t('noTax')
  return t(hasDuty ? 'taxAndDuty' : 'tax', { tax })
}

/** A price on one line, for tables and small cards. */
export function PriceLine({ price }: { price: ShownPrice }) {
  const t = useTranslations('price')
  const { country } = useVisitor()
  const { was } = price
  return (
    <>
      <Price
        price={formatMoney(price.price, country.locale)}
        isFrom={price.isFrom}
        {...(was && { prior: formatMoney(was, country.locale) })}
        {...(was && country.isInEu && { priorName: t('lowest') })}
        {...(was && { saving: formatMoney(subtract(was, price.price), country.locale) })}
      />
      {price.unit && <p className="figures text-sm text-stone-600">{price.unit}</p>}
    </>
  )
}
