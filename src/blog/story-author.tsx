import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { storyUrl } from './story-teaser.ts'
import type { StoryData } from './story.page.server.ts'

/** A note about the author below the story, with links to their other stories. */
export function StoryAuthor({ author }: { author: StoryData['author'] }) {
  const t = useTranslations('blog')
  const { name, role, note, stories } = author
  return (
    <aside
      aria-labelledby="author"
      className="grid gap-x-6 gap-y-4 border-t border-ink pt-5 md:mx-auto md:max-w-[34rem] lg:max-w-[42rem] lg:grid-cols-2"
    >
      <div>
        <h2 id="author" className="title text-xl">
          {name}
        </h2>
        <p className="text-stone-600">{role}</p>
        {note !== null && <p className="mt-3 max-w-[48ch] text-stone-800">{note}</p>}
      </div>
      {stories.length > 0 && (
        <div data-print="hidden">
          <p className="label text-sm text-stone-600">{t('byAuthor', { name })}</p>
          <ul className="mt-1">
            {stories.map((story) => (
              <li key={story.slug} className="py-1.5">
                <TextLink to={storyUrl(story)}>{story.title}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
