import { StoryGrid } from '#/blog/story-grid.tsx'
import type { StoryTeaser } from '#/blog/story-teaser.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { SectionHead } from '#/storefront/shell/section-head.tsx'

export function HomeStories({ stories }: { stories: readonly StoryTeaser[] }) {
  const t = useTranslations('home.stories')
  return (
    <section aria-labelledby="stories" className="shell pb-16 lg:pb-28">
      <SectionHead
        id="stories"
        title={t('title')}
        link={t('link')}
        to="/blog/"
        className="mb-8 border-t border-ink pt-8 lg:mb-14"
      />
      <StoryGrid stories={stories} />
    </section>
  )
}
