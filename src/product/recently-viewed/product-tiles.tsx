import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import type { ProductTileData } from './product-tile.ts'

/** Up to three products would leave most of a row of six empty: their texts stand beside larger pictures. */
const mostBeside = 3

/** Six across on a desktop, a strip to swipe on a phone, where the next tile shows its edge. Prices are on one line. */
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
        'relative -mx-(--gutter) grid snap-x auto-cols-[max(9.5rem,39vw)] grid-flow-col grid-rows-[repeat(4,auto)] scroll-px-(--gutter) gap-x-4 gap-y-1 overflow-x-auto px-(--gutter) pb-2 md:auto-cols-[11rem] lg:mx-0 lg:px-0',
        areBeside ? 'lg:auto-cols-fr' : 'lg:auto-cols-[calc((100%-5rem)/6)]',
      )}
    >
      {tiles.map((tile) => (
        <li key={tile.sku} className="row-span-4 grid snap-start grid-rows-subgrid">
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
        'group relative row-span-4 grid grid-rows-subgrid text-sm',
        isBeside && 'lg:grid-cols-[minmax(10rem,2fr)_3fr] lg:grid-rows-1 lg:items-center lg:gap-6',
      )}
    >
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
      <div className={classes('contents', isBeside && 'lg:grid lg:gap-1')}>
        <h3 className="label row-start-2">
          <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline">
            {name}
          </PageLink>
        </h3>
        {subtitle && <p className="row-start-3 text-stone-600">{subtitle}</p>}
        {price && (
          <div className="row-start-4">
            <PriceLine price={price} />
          </div>
        )}
      </div>
    </article>
  )
}
