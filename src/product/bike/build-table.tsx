import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { Badges } from '#/product/page/badges.tsx'
import type { BuildLine } from './build-line.server.ts'
import { type ComparedRow, differingRows } from '#/product/compare/compared-rows.ts'
import { PriceLine } from '#/product/page/price-block.tsx'
import { AvailabilityLine } from '#/product/page/stock-line.tsx'
import { Weight } from '#/product/facts/weight.tsx'

/** The bikes of a model side by side; what is the same for all of them is folded away below. */
export function BuildTable({ builds }: { builds: readonly BuildLine[] }) {
  const t = useTranslations('product')
  const rows = differingRows(builds.map(({ specification }) => specification))
  const [differing, same] = [true, false].map((isDifferent) =>
    rows.filter((row) => row.isDifferent === isDifferent),
  )
  return (
    <>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('buildsTable')}
        className="scroll-edge relative -mx-(--gutter) overflow-x-auto px-(--gutter) max-sm:px-[calc(var(--gutter)-0.75rem)]"
      >
        <table className="border-collapse text-left text-sm">
          <BuildHeads builds={builds} />
          <tbody>
            {differing?.map(({ key, name, values }) => (
              <tr key={key} className="border-t border-stone-200 align-top">
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-paper py-2.5 font-normal text-stone-600 max-sm:hidden"
                >
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={builds[index]?.slug} className="px-3 py-2.5 sm:pr-0 sm:pl-6">
                    <span className="block text-xs text-stone-600 sm:hidden">{name}</span>
                    {value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {same && same.length > 0 && <SameParts rows={same} isOpen={builds.length === 1} />}
    </>
  )
}

function SameParts({ rows, isOpen }: { rows: readonly ComparedRow[]; isOpen: boolean }) {
  const t = useTranslations('product')
  return (
    <details open={isOpen} className="accordion mt-8 border-t">
      <summary>
        <span>{isOpen ? t('specification') : t('sameParts', { count: rows.length })}</span>
      </summary>
      <dl className="grid gap-x-16 pb-6 lg:grid-cols-2">
        {rows.map(({ key, name, values: [value] }) => (
          <div
            key={key}
            className="grid grid-cols-[2fr_3fr] items-baseline gap-4 border-t border-stone-200 py-3"
          >
            <dt className="text-sm text-stone-600">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Name, price, availability and weight are rows of their own, so that each stands level with its neighbour's. */
function BuildHeads({ builds }: { builds: readonly BuildLine[] }) {
  const t = useTranslations('product')
  return (
    <thead>
      <tr className="align-top">
        <th scope="col" className="sticky left-0 z-10 w-36 min-w-28 bg-paper max-sm:hidden">
          <VisuallyHidden>{t('part')}</VisuallyHidden>
        </th>
        {builds.map((build) => (
          <th
            key={build.slug}
            scope="col"
            className="w-72 min-w-60 px-3 font-normal sm:pr-0 sm:pl-6 lg:min-w-44"
          >
            <BuildName build={build} />
          </th>
        ))}
      </tr>
      <HeadRow>
        {builds.map(({ slug, badges, price }) => (
          <td key={slug} className="px-3 pt-1.5 sm:pr-0 sm:pl-6">
            <div className="grid justify-items-start gap-1.5">
              {price && <PriceLine price={price} />}
              <Badges badges={badges} />
            </div>
          </td>
        ))}
      </HeadRow>
      <HeadRow>
        {builds.map(({ slug, availability }) => (
          <td key={slug} className="px-3 pt-1.5 sm:pr-0 sm:pl-6">
            {availability && <AvailabilityLine availability={availability} />}
          </td>
        ))}
      </HeadRow>
      <HeadRow>
        {builds.map(({ slug, grams, weightSize, hasPedals }) => (
          <td
            key={slug}
            className="figures px-3 pt-1.5 pb-4 sm:pr-0 sm:pl-6 text-balance text-stone-600"
          >
            {grams !== null && <Weight grams={grams} size={weightSize} hasPedals={hasPedals} />}
          </td>
        ))}
      </HeadRow>
    </thead>
  )
}

/** The cells below the names; the corner stays empty. */
const HeadRow = ({ children }: { children: ReactNode }) => (
  <tr className="align-top">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- It is an empty corner. */}
    <td className="sticky left-0 z-10 bg-paper max-sm:hidden" />
    {children}
  </tr>
)

function BuildName({ build: { name, to, picture } }: { build: BuildLine }) {
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
    </div>
  )
}
