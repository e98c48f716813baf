import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { Badges } from '#/product/page/badges.tsx'
import type { BuildLine } from './build-line.server.ts'
import { differingRows } from '#/product/compare/compared-rows.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import { AvailabilityLine } from '#/product/page/stock-line.tsx'
import { Weight } from '#/product/facts/weight.tsx'

/** The bikes of a model side by side: differing values are darker than shared ones. */
export function BuildTable({ builds }: { builds: readonly BuildLine[] }) {
  const t = useTranslations('product')
  const rows = differingRows(builds.map(({ specification }) => specification))
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('buildsTable')}
      className="relative -mx-(--gutter) overflow-x-auto px-(--gutter) max-sm:px-[calc(var(--gutter)-0.75rem)]"
    >
      <table className="border-collapse text-left text-sm">
        <thead>
          <tr className="align-top">
            <th scope="col" className="sticky left-0 z-10 w-36 min-w-28 bg-paper max-sm:hidden">
              <VisuallyHidden>{t('part')}</VisuallyHidden>
            </th>
            {builds.map((build) => (
              <th
                key={build.slug}
                scope="col"
                className="w-72 min-w-60 px-3 lg:min-w-44 pb-4 font-normal"
              >
                <BuildHead build={build} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, isDifferent }) => (
            <tr key={key} className="border-t border-stone-200 align-top">
              <th
                scope="row"
                className="sticky left-0 z-10 bg-paper py-2.5 pr-4 font-normal text-stone-600 max-sm:hidden"
              >
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={builds[index]?.slug}
                  className={classes('px-3 py-2.5', !isDifferent && 'text-stone-600')}
                >
                  <span className="block text-xs text-stone-600 sm:hidden">{name}</span>
                  {value ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function BuildHead({ build }: { build: BuildLine }) {
  const { name, to, picture, badges, price, availability, grams, weightSize } = build
  return (
    <div className="group relative grid content-start gap-1.5">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          ground="stone50"
          sizes="18rem"
          className="mb-2 h-auto w-full rounded-sm bg-stone-50"
        />
      )}
      <p className="title text-lg">
        <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline">
          {name}
        </PageLink>
      </p>
      <Badges badges={badges} />
      {price && <PriceLine price={price} />}
      {availability && <AvailabilityLine availability={availability} />}
      {grams !== null && (
        <p className="figures text-stone-600">
          <Weight grams={grams} size={weightSize} />
        </p>
      )}
    </div>
  )
}
