import { useTranslations } from '#/i18n/use-translations.tsx'
import type { SceneCrops } from './home-scenes.ts'
import { Scene } from '#/storefront/shell/scene.tsx'

/** A landscape between two sections. The sky is pale, so ink text is legible on it. */
export function HomeBand({ scene }: { scene: SceneCrops }) {
  const t = useTranslations('home.band')
  return (
    // It has no margin, so the help button that floats in the page margin passes behind it.
    <section className="relative min-[86rem]:z-21">
      <Scene
        scene={scene}
        alt={t('picture')}
        className="h-[min(120vw,44rem)] w-full md:h-[min(46vw,46rem)]"
      />
      <p className="shell display absolute inset-x-0 top-[7%] text-3xl lg:text-4xl">
        <span className="block max-w-[17ch]">{t('title')}</span>
      </p>
    </section>
  )
}
