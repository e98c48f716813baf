import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { HomeStore } from './home.page.server.ts'
import type { SceneCrops } from './home-scenes.ts'
import { Scene } from '#/storefront/shell/scene.tsx'

type HomeStoresProps = { scene: SceneCrops; stores: readonly HomeStore[] }

export function HomeStores({ scene, stores }: HomeStoresProps) {
  const t = useTranslations('home.stores')
  return (
    <section aria-labelledby="stores" className="grid lg:grid-cols-2">
      <div className="relative min-h-72 lg:min-h-[38rem]">
        <Scene scene={scene} alt={t('picture')} className="absolute inset-0 size-full" />
      </div>
      <div className="flex flex-col justify-between gap-12 bg-stone-100 px-(--gutter) py-12 lg:py-20">
        <div>
          <h2 id="stores" className="display max-w-[14ch] text-4xl">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lg text-stone-700">{t('text')}</p>
        </div>
        <div>
          <ul className="border-b border-stone-300">
            {stores.map(({ name, path }) => (
              <li key={path} className="border-t border-stone-300">
                <PageLink to={path} className="title block py-3 text-xl hover:underline">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
          <TextLink kind="arrow" to="/stores/" className="mt-4">
            {t('link')}
          </TextLink>
        </div>
      </div>
    </section>
  )
}
