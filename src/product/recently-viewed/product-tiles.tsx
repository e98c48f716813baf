import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import type { ProductTileData } from './product-tile.ts'

/** Up to three products would leave most of a row of six empty: their texts stand beside larger pictures. */
const mostBeside = 3

/** Six across on a desktop, a strip to swipe on a phone. */
export function ProductTiles({
  tiles,
  label,
}: {
  tiles: readonly ProductTileData[]
  label: string
}) {
  const areBeside = tiles.length <= mostBeside
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      className={classes(
        'relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) pb-2 lg:mx-0 lg:grid lg:px-0',
        areBeside ? 'lg:auto-cols-fr lg:grid-flow-col' : 'lg:grid-cols-6',
      )}
    >
      {tiles.map((tile) => (
        <li key={tile.sku} className="w-44 shrink-0 snap-start lg:w-auto">
          <ProductTile tile={tile} isBeside={areBeside} />
        </li>
      ))}
    </ul>
  )
}

type ProductTileProps = { tile: ProductTileData; isBeside: boolean }

function ProductTile({ tile, isBeside }: ProductTileProps) {
  const { name, subtitle, to, image, price } = tile
  return (
    <article
      className={classes(
        'group relative grid gap-3 text-sm',
        isBeside && 'lg:grid-cols-[minmax(10rem,2fr)_3fr] lg:items-center lg:gap-6',
      )}
    >
      <span className="grid aspect-square place-items-center overflow-clip rounded-sm bg-stone-50">
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
      <div className="grid gap-1">
        <h3 className="label">
          <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline">
            {name}
          </PageLink>
        </h3>
        {subtitle && <p className="text-stone-600">{subtitle}</p>}
        {price && <PriceLine price={price} />}
      </div>
    </article>
  )
}
