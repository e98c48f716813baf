import type { Picture } from '#/images/names/picture-url.ts'
import type { TopicLink } from './topic.ts'

/** A story as lists show it, in one language. */
export type StoryTeaser = {
  slug: string
  title: string
  summary: string
  category: TopicLink
  tags: TopicLink[]
  minutes: number
  picture: Picture
}

export const storyUrl = ({ slug }: Pick<StoryTeaser, 'slug'>): string => `/blog/${slug}/`
