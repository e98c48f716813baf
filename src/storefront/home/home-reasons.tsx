import { useTranslations } from '#/i18n/use-translations.tsx'
import { Scene } from '#/storefront/shell/scene.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { SceneCrops } from './home-scene.ts'

const reasons = ['date', 'build', 'drawing'] as const

/** A landscape, and beside it what a buyer can rely on. The sky is pale, so ink text is legible on it. */
export function HomeReasons({ scene }: { scene: SceneCrops }) {
  const t = useTranslations('home')
  return (
    // It has no margin, so the help button that floats in the page margin passes behind it.
    <section
      aria-labelledby="reasons"
      className="relative mt-14 grid lg:mt-20 lg:grid-cols-2 min-[86rem]:z-21"
    >
      <div className="relative min-h-100 lg:min-h-[28rem]">
        <Scene
          scene={scene}
          alt={t('band.picture')}
          className="absolute inset-0 size-full object-[70%_80%]"
        />
        <p className="display relative max-w-[18ch] px-(--gutter) pt-7 text-3xl lg:max-w-[22ch] lg:pt-10 lg:text-2xl">
          {t('band.title')}
        </p>
      </div>
      <div data-ground="ink" className="bg-ink px-(--gutter) py-8 text-paper">
        <h2 id="reasons" className="title text-2xl">
          {t('reasons.title')}
        </h2>
        <ul className="mt-5 grid">
          {reasons.map((name) => (
            <li key={name} className="border-t border-stone-700 py-3.5">
              <h3 className="label text-lg">{t(`reasons.${name}.title`)}</h3>
              <p className="mt-1 max-w-2xl text-stone-300">{t(`reasons.${name}.text`)}</p>
            </li>
          ))}
        </ul>
        <TextLink kind="arrow" to="/about/">
          {t('reasons.link')}
        </TextLink>
      </div>
    </section>
  )
}
