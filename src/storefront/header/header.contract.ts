import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import type { MenuRow } from './menu-tree.ts'
import type { SiteMessage } from '#/storefront/messages/site-message.ts'

const menuAnswerEntry = v.object({
  id: v.number(),
  title: v.string(),
  url: v.nullable(v.string()),
  level: v.number(),
  lft: v.number(),
  parent: v.nullable(v.object({ id: v.number() })),
  badge: v.nullable(v.string()),
  columns: v.nullable(v.number()),
  image: v.nullable(v.string()),
})
export const menuAnswer = v.object({ mainMenuV2Entries: v.array(menuAnswerEntry), error: v.null() })

export const toMenuAnswer = (
  rows: readonly MenuRow[],
  locale: Locale,
): v.InferOutput<typeof menuAnswer> => ({
  mainMenuV2Entries: rows.map(
    ({ id, title, url, level, lft, parentId, badge, column, picture }) => ({
      id,
      title: title[locale],
      url,
      level,
      lft,
      parent: parentId === null ? null : { id: parentId },
      badge: badge?.[locale] ?? null,
      columns: level === 1 ? null : column,
      image: picture === null ? null : `/img/${picture}`,
    }),
  ),
  error: null,
})

const messageEntry = v.object({
  id: v.number(),
  title: v.string(),
  body: v.nullable(v.string()),
  url: v.nullable(v.string()),
  url_label: v.nullable(v.string()),
  theme: v.picklist(['plain', 'offer', 'warning']),
  dismissible: v.boolean(),
})
export const messagesAnswer = v.object({
  siteMessagesEntries: v.array(messageEntry),
  siteMessages: v.array(messageEntry),
  error: v.null(),
})

/** Clients read the list under either name, so it is sent under both. */
export function toMessagesAnswer(
  messages: readonly SiteMessage[],
  locale: Locale,
): v.InferOutput<typeof messagesAnswer> {
  const entries = messages.map(({ id, title, body, url, urlLabel, theme, isDismissible }) => ({
    id,
    title: title[locale],
    body: body?.[locale] ?? null,
    url,
    url_label: urlLabel?.[locale] ?? null,
    theme,
    dismissible: isDismissible,
  }))
  return { siteMessagesEntries: entries, siteMessages: entries, error: null }
}
