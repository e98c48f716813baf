import { useLocation } from 'react-router'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { AdditionAction } from './addition-action.tsx'
import type { AdditionView } from './addition-view.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import type { ForwardState } from '#/product/review/use-forward.ts'

/** One item with its price and button; its own page links back here. */
export function Addition({ item }: { item: AdditionView }) {
  const { pathname, search } = useLocation()
  const forward: ForwardState = { review: pathname + search }
  const { name, subtitle, variant, to, image, price } = item
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <PageLink
        to={to}
        state={forward}
        tabIndex={-1}
        aria-hidden="true"
        className="grid aspect-square place-items-center self-start overflow-clip rounded-sm bg-paper"
      >
        <img
          src={image}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          className="h-auto w-5/6"
        />
      </PageLink>
      <div className="grid content-between gap-2 text-sm">
        <div className="grid gap-0.5">
          <h4 className="label text-base leading-snug">
            <PageLink to={to} state={forward} className="hover:underline">
              {name}
            </PageLink>
          </h4>
          {subtitle && <p className="text-stone-600">{subtitle}</p>}
          {variant && <p className="text-stone-600">{variant}</p>}
        </div>
        <AdditionAction item={item} forward={forward}>
          {price && (
            <div>
              <PriceLine price={price} />
            </div>
          )}
        </AdditionAction>
      </div>
    </li>
  )
}
