import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import type { ProductTileData } from './product-tile.ts'

/** Six across on a desktop, a strip to swipe on a phone. */
export function ProductTiles({
  tiles,
  label,
}: {
  tiles: readonly ProductTileData[]
  label: string
}) {
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      className="relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) pb-2 lg:mx-0 lg:grid lg:grid-cols-6 lg:px-0"
    >
      {tiles.map((tile) => (
        <li key={tile.sku} className="w-44 shrink-0 snap-start lg:w-auto">
          <ProductTile tile={tile} />
        </li>
      ))}
    </ul>
  )
}

function ProductTile({ tile: { name, subtitle, to, image, price } }: { tile: ProductTileData }) {
  return (
    <article className="group relative grid content-start gap-1 text-sm">
      <span className="mb-2 grid aspect-square place-items-center overflow-clip rounded-sm bg-stone-50">
        <img
          src={image.src}
          alt=""
          width={480}
          height={image.isWide ? 320 : 480}
          loading="lazy"
          decoding="async"
          className={classes('h-auto', image.isWide ? 'w-[94%]' : 'w-4/5')}
        />
      </span>
      <h3 className="label">
        <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline">
          {name}
        </PageLink>
      </h3>
      {subtitle && <p className="text-stone-600">{subtitle}</p>}
      {price && <PriceLine price={price} />}
    </article>
  )
}
