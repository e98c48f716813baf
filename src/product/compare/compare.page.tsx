import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Button } from '#/ui/form/button.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { Select } from '#/ui/form/select.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { CompareData } from './compare.page.server.ts'
import { compareUrl, comparedIn, compareOrder } from './compare-choice.ts'
import type { ComparedRow } from './compared-rows.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import { StockLine } from '#/product/page/stock-line.tsx'
import { Weight } from '#/product/facts/weight.tsx'

export function Page({ data }: { data: CompareData }) {
  const t = useTranslations('product.compare')
  const navigate = useNavigate()
  const { bikes, rows, geometry } = data

  /** The form's fields make the URL; without scripts the browser submits them itself. */
  function choose(form: HTMLFormElement) {
    const words = new FormData(form).getAll('bikes').filter((word) => typeof word === 'string')
    const query = new URLSearchParams(words.map((word) => ['bikes', word]))
    void navigate(compareUrl(comparedIn(query)), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHead title={t('title')} description={t('description')} isIndexed={bikes.length === 0} />
      <form
        method="get"
        action="/compare/"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          choose(event.currentTarget)
        }}
        onChange={({ currentTarget }) => choose(currentTarget)}
        className="shell grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:py-12"
      >
        <header className="grid gap-3">
          <h1 className="display text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-stone-700">
            {bikes.length === 0 ? t('empty') : t('lead', { count: bikes.length })}
          </p>
        </header>
        {bikes.length > 0 && <input type="hidden" name="bikes" value={compareOrder(bikes)} />}
        {data.addable.length > 0 && <AddBike addable={data.addable} />}
        {bikes.length > 0 && (
          <section
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('table')}
            className="relative -mx-(--gutter) overflow-x-auto px-(--gutter) max-sm:px-[calc(var(--gutter)-0.5rem)]"
          >
            <table
              // columns have a maximum width; on a phone two fit side by side
              style={{ '--bikes': bikes.length }}
              className="w-full max-w-[calc(var(--bikes)*22rem+11rem)] min-w-[calc(var(--bikes)*10.5rem)] table-fixed border-collapse text-left text-sm sm:min-w-[calc(var(--bikes)*15rem+9rem)]"
            >
              <caption className="sr-only">{t('title')}</caption>
              <thead>
                <tr className="align-top">
                  <th scope="col" className="w-44 max-sm:hidden">
                    <VisuallyHidden>{t('part')}</VisuallyHidden>
                  </th>
                  {bikes.map((bike) => (
                    <th key={bike.slug} scope="col" className="px-2 pb-6 font-normal sm:px-3">
                      <BikeHead bike={bike} />
                    </th>
                  ))}
                </tr>
              </thead>
              <Rows title={t('specification')} rows={rows} bikes={bikes} />
              <Rows title={t('geometry')} rows={geometry} bikes={bikes} />
            </table>
          </section>
        )}
      </form>
    </>
  )
}

function AddBike({ addable }: { addable: CompareData['addable'] }) {
  const t = useTranslations('product.compare')
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="grid flex-1 gap-2">
        <label htmlFor="add-bike" className="label text-sm">
          {t('add')}
        </label>
        <Select id="add-bike" name="bikes" defaultValue="" key={addable.length}>
          <option value="">{t('choose')}</option>
          {addable.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" kind="secondary">
        {t('apply')}
      </Button>
    </div>
  )
}

type ComparedColumn = CompareData['bikes'][number]

function BikeHead({ bike }: { bike: ComparedColumn }) {
  const t = useTranslations('product.compare')
  const { name, to, picture, alt, price, stock, grams, weightSize } = bike
  return (
    <div className="grid content-start gap-2">
      <div className="relative">
        <span className="flex justify-end sm:absolute sm:top-1 sm:right-1">
          <PageLink
            to={bike.without}
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
            sizes="(min-width: 64rem) 22vw, 15rem"
            className="h-auto w-full rounded-sm bg-stone-50"
          />
        )}
      </div>
      <p className="title text-lg">
        <PageLink to={to} className="hover:underline">
          {name}
        </PageLink>
      </p>
      {price ? <PriceLine price={price} /> : <p>{t('notSold')}</p>}
      {stock && <StockLine stock={stock} />}
      {grams !== null && (
        <p className="figures text-stone-600">
          <Weight grams={grams} size={weightSize} />
        </p>
      )}
      <div className="mt-1 grid gap-1">
        <label htmlFor={`size-${bike.slug}`} className="text-xs text-stone-600">
          {t('size', { name })}
        </label>
        <Select
          id={`size-${bike.slug}`}
          name="bikes"
          key={bike.size}
          defaultValue={bike.sizes.find(({ size }) => size === bike.size)?.value}
        >
          {bike.sizes.map(({ size, value }) => (
            <option key={value} value={value}>
              {size}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

type RowsProps = {
  title: string
  rows: readonly ComparedRow[]
  bikes: readonly ComparedColumn[]
}

/** Differing values are dark and marked; equal ones are muted. */
function Rows({ title, rows, bikes }: RowsProps) {
  const t = useTranslations('product.compare')
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={bikes.length} className="title pt-8 pb-3 text-xl max-sm:px-2">
          {title}
        </th>
      </tr>
      {/* On a phone the table head has scrolled away; screen readers read it out for each cell anyway. */}
      <tr aria-hidden="true" className="align-top sm:hidden">
        {bikes.map(({ slug, name }) => (
          <td key={slug} className="label px-2 pb-3">
            {name}
          </td>
        ))}
      </tr>
      {rows.map(({ key, name, values, isDifferent }) => (
        <tr key={key} className="border-t border-stone-200 align-top">
          <th scope="row" className="py-2.5 pr-4 font-normal text-stone-600 max-sm:hidden">
            {name}
            {isDifferent && bikes.length > 1 && (
              <>
                <Mark />
                <span className="sr-only"> ({t('differs')})</span>
              </>
            )}
          </th>
          {values.map((value, index) => (
            <td
              key={bikes[index]?.slug}
              className={classes(
                'px-2 py-2.5 sm:px-3',
                !isDifferent && bikes.length > 1 && 'text-stone-600',
              )}
            >
              <span className="block text-xs text-stone-600 sm:hidden">
                {name}
                {isDifferent && bikes.length > 1 && <Mark />}
              </span>
              {value ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const Mark = () => (
  <span
    aria-hidden="true"
    className="ml-2 inline-block size-1.5 -translate-y-0.5 rounded-full bg-signal"
  />
)
