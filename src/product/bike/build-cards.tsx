import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { classes } from '#/ui/classes.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Badges } from '#/product/page/badges.tsx'
import type { BuildLine } from './build-line.server.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import { AvailabilityLine } from '#/product/page/stock-line.tsx'
import { Weight } from '#/product/facts/weight.tsx'

/** The other bikes of a model, in the colour shown where they have it. */
export function BuildCards({ builds }: { builds: readonly BuildLine[] }) {
  return (
    <ul
      className={classes(
        'pushed-row gap-x-6 [--row-item:78%] gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-3',
        // Five stand in one row: the last would be alone in the next.
        builds.length === 5 ? 'xl:grid-cols-5' : 'xl:grid-cols-4',
      )}
    >
      {builds.map((build) => (
        <li key={build.slug}>
          <BuildCard build={build} />
        </li>
      ))}
    </ul>
  )
}

function BuildCard({ build }: { build: BuildLine }) {
  const t = useTranslations('product')
  const { name, to, picture, badges, price, availability, grams, weightSize, hasPedals } = build
  return (
    <article className="group relative grid gap-2">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          ground="stone50"
          sizes="(min-width: 80rem) 22vw, (min-width: 40rem) 45vw, 74vw"
          className="h-auto w-full rounded-sm bg-stone-50"
        />
      )}
      <h3 className="title text-lg">
        <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline">
          {name}
        </PageLink>
      </h3>
      <Badges badges={badges} />
      <p className="text-sm text-stone-600">
        {build.specification.map(({ value }) => value).join('\u00A0· ')}
      </p>
      {grams !== null && (
        <p className="figures text-sm text-stone-600">
          <Weight grams={grams} size={weightSize} hasPedals={hasPedals} />
        </p>
      )}
      {price ? <PriceLine price={price} /> : <p className="label">{t('discontinued')}</p>}
      {availability && (
        <p className="text-sm">
          <AvailabilityLine availability={availability} />
        </p>
      )}
    </article>
  )
}
