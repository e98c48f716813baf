import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { SceneCrops } from './home-scenes.ts'
import { Scene } from '#/storefront/shell/scene.tsx'

/** Towns with a store. */
const towns = ['Leeds', 'Manchester', 'Bristol', 'Berlin']

export function HomeStores({ scene }: { scene: SceneCrops }) {
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
            {towns.map((town) => (
              <li key={town} className="title border-t border-stone-300 py-3 text-xl">
                {town}
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
