import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { minorDigits } from '#/money/currency.ts'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { PriceNotes } from '#/product/page/price-block.tsx'
import type { ReviewPrice as Price } from './review-price.ts'
import type { PriceNote } from '#/product/page/shown-price.ts'

/** The sum, row by row: the bike, the changed parts, the paint. */
export function ReviewPrice({ price, note }: { price: Price; note: PriceNote }) {
  const t = useTranslations('review.price')
  const { country } = useVisitor()
  const { base, before, parts, paint, each, quantity, total } = price
  const amounts = [base, ...parts.map((part) => part.price), ...(paint ? [paint] : []), total]
  const areWhole = amounts.every(
    ({ amount, currency }) => amount % 10 ** minorDigits[currency] === 0,
  )
  const format = (money: Money) =>
    formatMoney(money, country.locale, areWhole ? {} : { decimals: 'always' })
  const more = (money: Money) => `${money.amount < 0 ? '−' : '+'} ${format(absolute(money))}`
  const isSplit = parts.length > 0 || paint !== null || quantity > 1
  return (
    <div className="grid gap-2">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t('caption')}</caption>
        <tbody>
          {isSplit && (
            <Row name={t('base')}>
              {before && <s className="mr-2 text-stone-600">{format(before)}</s>}
              {format(base)}
            </Row>
          )}
          {parts.map((part) => (
            <Row key={part.name} name={part.name}>
              {more(part.price)}
            </Row>
          ))}
          {paint && <Row name={t('paint')}>{paint.amount === 0 ? t('included') : more(paint)}</Row>}
          {quantity > 1 && (
            <Row name={t('times', { count: quantity })}>{`${quantity} × ${format(each)}`}</Row>
          )}
        </tbody>
        <tbody>
          <tr className="align-baseline">
            <th scope="row" className="label pt-4">
              {t('total')}
            </th>
            <td className="title figures pt-4 text-right text-2xl">
              {!isSplit && before && (
                <s className="mr-3 text-base font-normal text-stone-600">{format(before)}</s>
              )}
              {format(total)}
            </td>
          </tr>
        </tbody>
      </table>
      <PriceNotes note={note} />
    </div>
  )
}

const absolute = ({ amount, currency }: Money): Money => ({ amount: Math.abs(amount), currency })

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-b border-stone-200 align-baseline">
      <th scope="row" className="py-2 pr-4 font-normal text-stone-700">
        {name}
      </th>
      <td className="figures py-2 text-right whitespace-nowrap">{children}</td>
    </tr>
  )
}
