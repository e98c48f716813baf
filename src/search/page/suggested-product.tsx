import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { SuggestAnswer } from '#/search/api/search.contract.ts'

type Product = SuggestAnswer['products'][number]
type Price = Product['aggregated_price']

/** A picture's URL names its width; a thumbnail is sharp enough with this one. */
const thumbOf = (url: string) => url.replace(/\/w_\d+\//, '/w_160/')

/** A product in one row: picture, name, subtitle and price. */
export function SuggestedProduct({ product, children }: { product: Product; children: ReactNode }) {
  const t = useTranslations('price')
  const { country } = useVisitor()
  const { image, subtitle, aggregated_price: price, aggregated_price_special: special } = product
  const formatted = ({ value, currency }: Price) =>
    new Intl.NumberFormat(country.locale, {
      style: 'currency',
      currency,
      ...(Number.isInteger(value) && { maximumFractionDigits: 0 }),
    }).format(value)
  const current = formatted(special ?? price)
  return (
    <>
      <span className="grid h-14 w-16 shrink-0 place-items-center overflow-hidden bg-stone-50">
        {image && (
          <img
            src={thumbOf(image.url)}
            alt=""
            width={image.width}
            height={image.height}
            className="max-h-full w-full object-contain mix-blend-multiply"
          />
        )}
      </span>
      <span className="grid min-w-0 flex-1 py-2 leading-snug">
        <span className="line-clamp-2">{children}</span>
        {subtitle && (
          <span className="line-clamp-2 text-sm text-balance text-stone-600">{subtitle}</span>
        )}
      </span>
      <span className="figures text-right text-sm whitespace-nowrap">
        {/* In the EU a struck price has to say that it is the lowest of thirty days, for which there is no room here. */}
        {special && !country.isInEu && (
          <span className="block text-stone-600">
            <span className="sr-only">{t('was')}</span> <s>{formatted(price)}</s>
          </span>
        )}
        {product.is_from_price ? t('from', { price: current }) : current}
        {product.unit_price && <span className="block text-stone-600">{product.unit_price}</span>}
      </span>
    </>
  )
}
