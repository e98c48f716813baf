import type { Picture } from '#/images/picture-address.ts'

/** A day for machines, and as the reader's country writes it. */
export type StoryDay = { day: string; dayInWords: string }

/** A story as lists show it, in the words of one reader. */
export type StoryTeaser = StoryDay & {
  slug: string
  title: string
  summary: string
  category: string
  author: string
  minutes: number
  picture: Picture
  alt: string
}

export const storyAddress = ({ slug }: Pick<StoryTeaser, 'slug'>): string => `/blog/${slug}/`
