import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { HomeCards } from './home-cards.tsx'
import type { Latest } from './window.server.ts'

export function HomeNew({ latest: { cards, to } }: { latest: Latest }) {
  const t = useTranslations('home.new')
  return (
    <section aria-labelledby="new" className="in-turn shell pb-16 lg:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-ink pt-8">
        <h2 id="new" className="display max-w-[16ch] text-4xl">
          {t('title')}
        </h2>
        <TextLink kind="arrow" to={to}>
          {t('link')}
        </TextLink>
      </div>
      <HomeCards cards={cards} />
    </section>
  )
}
