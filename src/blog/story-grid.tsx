import { StoryCard } from './story-card.tsx'
import type { StoryTeaser } from './story-teaser.ts'

type StoryGridProps = {
  stories: readonly StoryTeaser[]
  /** Whether every story shows its summary, not only the first. */
  hasSummaries?: boolean
  isFirst?: boolean
  /** Whether the first story is larger than the others. */
  hasLead?: boolean
  heading?: 'h2' | 'h3'
}

/** The first story takes the space of four; the others are beside and below it. */
export function StoryGrid(props: StoryGridProps) {
  const { stories, hasSummaries, isFirst, hasLead = true, heading = 'h3' } = props
  return (
    <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
      {stories.map((story, index) => {
        const isLead = hasLead && index === 0
        return (
          <li key={story.slug} className={isLead ? 'md:col-span-2 lg:row-span-2' : undefined}>
            <StoryCard
              story={story}
              isLead={isLead}
              hasSummary={isLead || hasSummaries === true}
              isFirst={index === 0 && isFirst === true}
              heading={heading}
            />
          </li>
        )
      })}
    </ul>
  )
}
