import { useTranslations } from '#/i18n/use-translations.tsx'
import { sceneSize } from '#/images/names/asset-shape.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { storyUrl, type StoryTeaser } from './story-teaser.ts'

type StoryCardProps = {
  story: StoryTeaser
  /** The large card that leads a list. */
  isLead?: boolean
  /** Whether it shows the summary. */
  hasSummary?: boolean
  /** On the first screen, so its picture is not lazy. */
  isFirst?: boolean
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
}

/** A story in a list: one link, named by the story's title. */
export function StoryCard(props: StoryCardProps) {
  const { story, isLead = false, hasSummary = isLead, heading: Heading = 'h3' } = props
  const t = useTranslations('blog')
  return (
    <article className={classes('group relative', isLead && 'lg:flex lg:h-full lg:flex-col')}>
      {/* The large card is as tall as the cards beside it. */}
      <div
        className={classes(
          'overflow-clip bg-stone-300',
          isLead && 'lg:relative lg:min-h-96 lg:flex-1',
        )}
      >
        <img
          src={pictureUrl(story.picture)}
          alt=""
          {...sceneSize(story.picture.asset)}
          loading={props.isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={classes(
            'h-auto w-full transition-transform duration-240 group-hover:scale-[1.02]',
            isLead && 'object-cover object-bottom lg:absolute lg:inset-0 lg:h-full',
          )}
        />
      </div>
      <p className="figures mt-4 text-sm text-stone-600">
        <span className="label text-ink">{story.category.name}</span>
        <span aria-hidden="true"> · </span>
        {t('minutes', { minutes: story.minutes })}
      </p>
      <Heading
        className={classes('title mt-1 text-balance', isLead ? 'text-3xl' : 'text-xl leading-snug')}
      >
        {/* The whole card is clickable, but screen readers read only the title. */}
        <PageLink to={storyUrl(story)} className="after:absolute after:inset-0">
          {story.title}
        </PageLink>
      </Heading>
      {hasSummary && (
        <p
          className={classes(
            'mt-2 max-w-[56ch] text-pretty text-stone-700',
            isLead && 'text-lg lg:mt-3',
          )}
        >
          {story.summary}
        </p>
      )}
    </article>
  )
}
