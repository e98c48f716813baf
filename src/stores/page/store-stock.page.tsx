import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { OpenNow } from './open-now.tsx'
import { StoreChoice } from './store-choice.tsx'
import type { StockRow, StoreStockData } from './store-stock.page.server.ts'

export function Page({ data: { product, rows } }: { data: StoreStockData }) {
  const t = useTranslations('stores.stock')
  const { country, locale } = useVisitor()
  return (
    <>
      <PageHead title={`${t('title')}: ${product.name}`} isIndexed={false} />
      <div className="shell max-w-4xl py-10 lg:py-16">
        <h1 className="display text-4xl">{t('title')}</h1>
        <Item product={product} />
        <p className="max-w-[58ch] text-stone-700">
          {rows.length > 0 ? t('lead') : t('noStores', { country: country.name[locale] })}
        </p>
        <ul className="mt-8 border-b border-stone-200">
          {rows.map((row) => (
            <StoreRow key={row.store.code} row={row} />
          ))}
        </ul>
        <p className="mt-8">
          <TextLink to={product.to} kind="arrow">
            {t('back', { name: product.name })}
          </TextLink>
        </p>
      </div>
    </>
  )
}

function Item({ product: { name, details, to, picture } }: Pick<StoreStockData, 'product'>) {
  return (
    <PageLink to={to} className="group my-6 flex items-center gap-4">
      {picture && (
        <Picture
          picture={picture.picture}
          alt=""
          ground="stone100"
          widths={[160, 240]}
          sizes="7.5rem"
          className={classes(
            'h-20 rounded-sm bg-stone-100 object-contain',
            picture.isSquare ? 'w-20' : 'w-30',
          )}
        />
      )}
      <span>
        <span className="title block text-xl group-hover:underline">{name}</span>
        <span className="text-stone-600">{details}</span>
      </span>
    </PageLink>
  )
}

function StoreRow({ row: { store, text, isInStock, isChosen } }: { row: StockRow }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-stone-200 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h2 className="title text-xl">
          <PageLink to={store.to} className="hover:underline">
            {store.name}
          </PageLink>
        </h2>
        <p className="mt-1 flex items-baseline gap-2 text-lg">
          <span
            aria-hidden="true"
            className={classes(
              'size-2 shrink-0 -translate-y-px rounded-full',
              isInStock ? 'bg-go' : 'bg-stone-400',
            )}
          />
          {text}
        </p>
        <div className="mt-1 text-sm text-stone-600">
          {store.address.join(', ')}
          <OpenNow opening={store.opening} />
        </div>
      </div>
      <StoreChoice store={store} isChosen={isChosen} />
    </li>
  )
}
