import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { HomeStore } from './home.page.server.ts'

export function HomeStores({ stores }: { stores: readonly HomeStore[] }) {
  const t = useTranslations('home.stores')
  return (
    <section aria-labelledby="stores" className="mt-14 bg-stone-100 lg:mt-20">
      <div className="shell grid gap-x-6 gap-y-6 py-10 lg:grid-cols-2 lg:py-12">
        <div>
          <h2 id="stores" className="display text-3xl">
            {t('title')}
          </h2>
          <p className="mt-3 max-w-[48ch] text-lg text-stone-700">{t('text')}</p>
        </div>
        <div className="lg:pt-1">
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {stores.map(({ name, path }) => (
              <li key={path} className="border-t border-stone-300">
                <PageLink to={path} className="label block py-2.5 hover:underline">
                  {name}
                </PageLink>
              </li>
            ))}
            <li className="border-t border-stone-300">
              <TextLink kind="arrow" to="/stores/" className="py-2.5">
                {t('link')}
              </TextLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
