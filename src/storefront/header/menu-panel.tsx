import { Picture } from '#/images/ui/picture.tsx'
import { cardAlt, cardPicture } from '#/lister/cards/card-picture.ts'
import { cardUrl } from '#/lister/cards/card.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { PriceLine, PriceNotes } from '#/product/page/price-block.tsx'
import { MenuColumns } from './menu-columns.tsx'
import type { MenuLink } from './menu-links.ts'
import type { MenuProduct } from './menu-product.server.ts'

type MenuPanelProps = { entry: MenuLink; product: MenuProduct | null }

/** The panel of a top entry: its columns of links and one product with its price. */
export function MenuPanel({ entry, product }: MenuPanelProps) {
  return <MenuColumns entry={entry}>{product && <Product product={product} />}</MenuColumns>
}

function Product({ product: { card, shown, note } }: { product: MenuProduct }) {
  const picture = card.pictures[shown]
  return (
    <article className="group">
      <div className="relative">
        <div className="aspect-3/2 overflow-clip bg-stone-100">
          {picture && (
            <Picture
              {...cardPicture(card, picture, '21rem')}
              alt={cardAlt(card, picture)}
              className="size-full object-contain transition-transform duration-240 group-hover:scale-[1.025]"
            />
          )}
        </div>
        {/* The picture and the name are one link. */}
        <PageLink
          to={cardUrl(card, shown)}
          className="title mt-3 block text-lg after:absolute after:inset-0 group-hover:underline"
        >
          {card.name}
        </PageLink>
      </div>
      <PriceLine price={card} />
      <div className="mt-1 [&_p]:text-xs">
        <PriceNotes note={note} />
      </div>
    </article>
  )
}
