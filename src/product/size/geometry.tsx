import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import type { GeometryView } from './geometry-view.ts'

type GeometryProps = {
  geometry: GeometryView
  /** The URL of each size's own page, if it has one. */
  links: ReadonlyMap<string, string>
}

/** The frame with its dimensions, and the table of all sizes. */
export function Geometry({ geometry, links }: GeometryProps) {
  const t = useTranslations('product.geometry')
  const { sizes, drawn, rows, drawing } = geometry
  return (
    <div className="geometry grid gap-8 lg:grid-cols-12 lg:gap-12">
      <figure className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-span-7 lg:self-start">
        {/* Hidden from screen readers, since the table has the same figures. */}
        <div
          aria-hidden="true"
          className="[&_svg]:h-auto [&_svg]:w-full"
          // Safe: our own drawing, made from numbers.
          dangerouslySetInnerHTML={trustedHtml(drawing)}
        />
        <figcaption className="mt-2 text-sm text-stone-600">
          {t('caption', { size: drawn })}
        </figcaption>
      </figure>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('table')}
        className="scroll-edge relative overflow-x-auto max-sm:-mr-(--gutter) max-sm:pr-(--gutter) lg:col-span-5"
      >
        <table className="w-full border-collapse text-right text-sm">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-2 pr-2 text-left font-normal text-stone-600 sm:pr-4">
                {t('unit')}
              </th>
              {sizes.map((size) => (
                <th
                  key={size}
                  scope="col"
                  className="label px-1.5 py-2 text-base sm:min-w-14 sm:px-2"
                >
                  <SizeName size={size} to={links.get(size)} isDrawn={size === drawn} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, dim, name, unit, values }) => (
              <tr
                key={key}
                data-dim={dim ?? undefined}
                className="border-b border-stone-200 transition-colors"
              >
                <th scope="row" className="text-left font-normal">
                  {dim ? (
                    <button type="button" className="w-full py-2 pr-2 text-left sm:pr-4">
                      {name}
                    </button>
                  ) : (
                    <span className="block py-2 pr-2 sm:pr-4">{name}</span>
                  )}
                </th>
                {values.map((value, index) => (
                  <td
                    key={sizes[index]}
                    className={classes(
                      'px-1.5 py-2 whitespace-nowrap sm:px-2',
                      sizes[index] === drawn ? 'font-semibold text-ink' : 'text-stone-600',
                    )}
                  >
                    {value}
                    {unit === '°' && '°'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type SizeNameProps = { size: string; to: string | undefined; isDrawn: boolean }

function SizeName({ size, to, isDrawn }: SizeNameProps) {
  const t = useTranslations('product.geometry')
  if (!to) return size
  return (
    <PageLink
      to={to}
      replace
      preventScrollReset
      aria-label={t('draw', { size })}
      aria-current={isDrawn || undefined}
      className={classes(
        'inline-grid min-h-8 min-w-8 place-items-center rounded-sm px-1.5 transition-colors',
        isDrawn ? 'bg-ink text-paper' : 'hover:bg-stone-100',
      )}
    >
      {size}
    </PageLink>
  )
}
