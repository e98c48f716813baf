import { useRef, type ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { AddBikeButton } from '#/cart/ui/add-bike-button.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Select } from '#/ui/form/select.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { PriceLine } from '#/product/page/price-block.tsx'
import { AvailabilityLine, StockLine } from '#/product/page/stock-line.tsx'
import { BestMark } from './best-mark.tsx'
import type { CompareData } from './compare.page.server.ts'
import { compareValue } from './compare-choice.ts'

type ComparedColumn = CompareData['bikes'][number]

type BikeHeadsProps = {
  bikes: readonly ComparedColumn[]
  /** Whether each bike costs least. */
  best: readonly boolean[]
  form: string
  onChoose: () => void
}

/**
 * The picture of each bike, its name, which stays in view, and the way to buy it. Each is a row of the table, so that
 * they are on one line whatever a bike has to say.
 */
export function BikeHeads({ bikes, best, form, onChoose }: BikeHeadsProps) {
  const t = useTranslations('product')
  const table = useRef<HTMLTableSectionElement>(null)

  function focusSize(slug: string) {
    table.current?.querySelector<HTMLElement>(`#${sizeId(slug)}`)?.focus()
  }

  return (
    <thead ref={table}>
      <tr className="align-bottom">
        {/* On a phone this column only holds the headings of rows for screen readers. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- It is an empty corner. */}
        <td className="w-px p-0 sm:w-36 lg:w-44" />
        {bikes.map((bike) => (
          <td key={bike.slug} className="px-1.5 sm:pr-0 sm:pl-6">
            <BikePicture bike={bike} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col" className="sticky top-(--header-height) z-10 bg-paper p-0">
          <VisuallyHidden>{t('compare.part')}</VisuallyHidden>
        </th>
        {bikes.map(({ slug, name, heading, to }) => (
          <th
            key={slug}
            scope="col"
            className="title sticky top-(--header-height) z-10 bg-paper px-1.5 py-2 align-top text-base/tight shadow-[0_1px_0_#cdc9bf] sm:pr-0 sm:pl-6 sm:text-lg/tight"
          >
            <PageLink to={to} className="hover:underline">
              {/* Four columns are too narrow for names that do not break. */}
              {bikes.length > 3 ? name : heading}
            </PageLink>
          </th>
        ))}
      </tr>
      <HeadRow name={t('compare.price')}>
        {bikes.map(({ slug, price }, index) => (
          <HeadCell key={slug}>
            {price ? <PriceLine price={price} /> : t('compare.notSold')}
            {best[index] && <BestMark row="price" />}
          </HeadCell>
        ))}
      </HeadRow>
      <HeadRow name={t('compare.availability')}>
        {bikes.map((bike) => (
          <HeadCell key={bike.slug}>
            <Availability bike={bike} />
          </HeadCell>
        ))}
      </HeadRow>
      <HeadRow name={t('size')}>
        {bikes.map((bike) => (
          <HeadCell key={bike.slug}>
            <SizeSelect bike={bike} form={form} onChoose={onChoose} />
          </HeadCell>
        ))}
      </HeadRow>
      <HeadRow>
        {bikes.map((bike) => (
          <HeadCell key={bike.slug}>
            <BuyButton bike={bike} onSizeMissing={() => focusSize(bike.slug)} />
          </HeadCell>
        ))}
      </HeadRow>
    </thead>
  )
}

const sizeId = (slug: string) => `size-${slug}`

function HeadRow({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <tr className="align-top">
      <td className="p-0 text-stone-600 sm:pt-2">
        <span className="max-sm:hidden">{name}</span>
      </td>
      {children}
    </tr>
  )
}

const HeadCell = ({ children }: { children: ReactNode }) => (
  <td className="px-1.5 pt-2 wrap-anywhere hyphens-auto sm:pr-0 sm:pl-6">{children}</td>
)

function Availability({ bike: { isSold, stock, availability } }: { bike: ComparedColumn }) {
  if (!isSold) return null
  if (stock) return <StockLine stock={stock} />
  return availability && <AvailabilityLine availability={availability} />
}

function BikePicture({ bike: { name, picture, alt, without } }: { bike: ComparedColumn }) {
  const t = useTranslations('product.compare')
  return (
    <div className="relative">
      <span className="flex justify-end sm:absolute sm:top-1 sm:right-1">
        <PageLink
          to={without}
          replace
          preventScrollReset
          aria-label={t('remove', { name })}
          className="icon-button"
        >
          <Icon name="close" size={20} />
        </PageLink>
      </span>
      {picture && (
        <Picture
          picture={picture}
          alt={alt}
          ground="stone50"
          sizes="(min-width: 64rem) 30vw, 45vw"
          className="h-auto w-full rounded-sm bg-stone-50"
        />
      )}
    </div>
  )
}

type SizeSelectProps = { bike: ComparedColumn; form: string; onChoose: () => void }

function SizeSelect({ bike, form, onChoose }: SizeSelectProps) {
  const t = useTranslations('product')
  const { slug, name, sizes, chosenSize } = bike
  return (
    <>
      <label htmlFor={sizeId(slug)} className="sr-only">
        {t('compare.size', { name })}
      </label>
      <Select
        id={sizeId(slug)}
        form={form}
        name="bikes"
        key={chosenSize}
        defaultValue={compareValue({ slug, size: chosenSize })}
        onChange={onChoose}
        className="max-sm:pr-8 max-sm:pl-3"
      >
        <option value={slug}>{t('size')}</option>
        {sizes.map(({ size, value }) => (
          <option key={value} value={value}>
            {size}
          </option>
        ))}
      </Select>
    </>
  )
}

type BuyButtonProps = { bike: ComparedColumn; onSizeMissing: () => void }

/** Adds the bike in the chosen size; one that is not available in it has only its page. */
function BuyButton({ bike, onSizeMissing }: BuyButtonProps) {
  const t = useTranslations('product.compare')
  const { slug, to, sku, stock, chosenSize, isSold } = bike
  const canBuy = isSold && (chosenSize === null || (sku !== null && stock?.state !== 'gone'))
  if (!canBuy) {
    return (
      <ButtonLink kind="secondary" to={to} className="w-full max-sm:px-2 max-sm:text-sm">
        {t('view')}
      </ButtonLink>
    )
  }
  return (
    <div className="max-sm:[&_button]:px-2 max-sm:[&_button]:text-sm">
      <AddBikeButton
        slug={slug}
        items={sku === null ? null : [{ sku, quantity: 1 }]}
        onSizeMissing={onSizeMissing}
      />
    </div>
  )
}
