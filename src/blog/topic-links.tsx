import { PageLink } from '#/navigation/links/page-link.tsx'
import { type TopicKind, type TopicLink, topicUrl } from './topic.ts'

type TopicLinksProps = {
  kind: TopicKind
  topics: readonly TopicLink[]
  /** The name of the list for screen readers. */
  label: string
  /** The code of the topic whose page is shown. */
  current?: string | undefined
}

/** Links to the pages of categories or tags. */
export function TopicLinks({ kind, topics, label, current }: TopicLinksProps) {
  if (topics.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic.code}>
            <PageLink
              to={topicUrl(kind, topic)}
              aria-current={topic.code === current ? 'page' : undefined}
              className="pill first-letter:uppercase aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {topic.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
