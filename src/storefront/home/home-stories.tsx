import { StoryCard } from '#/blog/story-card.tsx'
import type { StoryTeaser } from '#/blog/story-teaser.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { SectionHead } from '#/storefront/shell/section-head.tsx'

/** Three stories of one size: side by side, or on a phone in a row that is pushed along. */
export function HomeStories({ stories }: { stories: readonly StoryTeaser[] }) {
  const t = useTranslations('home.stories')
  return (
    <section aria-labelledby="stories" className="home-section shell">
      <SectionHead id="stories" title={t('title')} link={t('link')} to="/blog/" />
      <ul className="home-row [&_img]:aspect-video [&_img]:object-cover">
        {stories.map((story) => (
          <li key={story.slug}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </section>
  )
}
