import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import type { CompareData } from './compare.page.server.ts'

/** Comparisons to begin with, while no bike is chosen. */
export function FirstPairs({ pairs }: { pairs: CompareData['pairs'] }) {
  const t = useTranslations('product.compare')
  return (
    <section aria-labelledby="pairs" className="grid gap-6 pt-4 lg:pt-8">
      <h2 id="pairs" className="title text-2xl">
        {t('pairs')}
      </h2>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {pairs.map(({ to, names: [first, second], picture }) => (
          <li key={to} className="group relative grid content-start gap-3">
            {picture && (
              <Picture
                picture={picture}
                alt=""
                ground="stone50"
                sizes="(min-width: 80rem) 22vw, (min-width: 40rem) 45vw, 92vw"
                className="h-auto w-full rounded-sm bg-stone-50"
              />
            )}
            <h3 className="title text-lg">
              <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline">
                {t('pair', { first: first ?? '', second: second ?? '' })}
              </PageLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
