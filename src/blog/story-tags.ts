/** What every list of stories is made from. */
export const storiesTag = 'stories'
export const storyTag = (slug: string): string => `story:${slug}`
