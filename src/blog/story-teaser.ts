import type { Picture } from '#/images/picture-address.ts'

/** A story as lists show it, in the words of one reader. */
export type StoryTeaser = {
  slug: string
  title: string
  summary: string
  category: string
  author: string
  /** The day it appeared, for machines, and as the reader's country writes it. */
  day: string
  dayInWords: string
  minutes: number
  picture: Picture
  alt: string
}

export const storyAddress = ({ slug }: Pick<StoryTeaser, 'slug'>): string => `/blog/${slug}/`
