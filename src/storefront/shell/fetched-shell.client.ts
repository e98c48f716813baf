import type { Locale } from '#/i18n/locale.ts'
import { createListeners } from '#/platform/browser/listeners.ts'
import { type AnswerOf, callApi } from '#/platform/api/fetch-json.client.ts'
import type { menuCall, messagesCall } from '#/storefront/header/header.api.ts'
import { linksOf, type MenuLink } from '#/storefront/header/menu-links.ts'
import type { SiteMessage } from '#/storefront/messages/site-message.ts'

export type FetchedShell = { menu: readonly MenuLink[]; messages: readonly SiteMessage[] }
/** Messages are null if the server could not read them; an empty list means that there are none today. */
type DocumentShell = Pick<FetchedShell, 'menu'> & { messages: FetchedShell['messages'] | null }
type MenuAnswer = AnswerOf<typeof menuCall>
type MessagesAnswer = AnswerOf<typeof messagesCall>
type FetchHeader = {
  menu: () => Promise<MenuAnswer>
  messages: () => Promise<MessagesAnswer>
}

const emptyShell: FetchedShell = { menu: [], messages: [] }

/**
 * The menu and the site messages of a document that came without them, fetched once per language. If
 * that fails they stay empty, silently.
 */
export function createFetchedShell(fetchHeader: FetchHeader) {
  let state = emptyShell
  let filledFor: Locale | null = null
  const { watch, notify } = createListeners()

  function change(next: Partial<FetchedShell>) {
    state = { ...state, ...next }
    notify()
  }

  return {
    state: () => state,
    blank: () => emptyShell,
    watch,
    async fetchMissing({ menu, messages }: DocumentShell, locale: Locale): Promise<void> {
      if (filledFor === locale) return
      filledFor = locale
      await Promise.all([
        menu.length === 0 && fetchHeader.menu().then((answer) => change({ menu: menuIn(answer) })),
        messages === null &&
          fetchHeader.messages().then((answer) => change({ messages: messagesIn(answer) })),
      ])
    },
  }
}

const withinTime = () => ({ signal: AbortSignal.timeout(10_000) })

export const fetchedShell = createFetchedShell({
  menu: async () => (await callApi<typeof menuCall>('/header/main-menu', withinTime()))?.body ?? {},
  messages: async () =>
    (await callApi<typeof messagesCall>('/header/site-messages', withinTime()))?.body ?? {},
})

/** The endpoints return the visitor's language only, and are called again when it changes. */
const inBoth = (text: string) => ({ en: text, de: text })
const inBothOrNull = (text: string | null) => (text === null ? null : inBoth(text))

const menuIn = ({ mainMenuV2Entries: entries = [] }: MenuAnswer): MenuLink[] =>
  linksOf(
    entries
      .toSorted((a, b) => a.lft - b.lft)
      .map(({ parent, columns, image, ...entry }) => ({
        ...entry,
        parentId: parent?.id ?? null,
        column: columns,
        picture: image?.replace('/img/', '') ?? null,
      })),
  )

const messagesIn = ({ siteMessagesEntries: entries = [] }: MessagesAnswer): SiteMessage[] =>
  entries.map(({ id, title, body, url, url_label, theme, dismissible }) => ({
    id,
    title: inBoth(title),
    body: inBothOrNull(body),
    url,
    urlLabel: inBothOrNull(url_label),
    theme,
    isDismissible: dismissible,
  }))
