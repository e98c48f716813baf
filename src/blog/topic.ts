import type { Localised } from '#/catalogue/model/localised.ts'

/** A category or a tag of stories. */
export type Topic = {
  /** Part of the URL of its page. */
  code: string
  name: Localised
  /** The introduction of its page. */
  lead: Localised | null
}

export type TopicKind = 'category' | 'tag'

/** A topic with the language chosen. */
export type TopicLink = { code: string; name: string }

export const topicUrl = (kind: TopicKind, { code }: Pick<TopicLink, 'code'>): string =>
  `/blog/${kind}/${code}/`
