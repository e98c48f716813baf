import type { InferOutput } from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import { fetchJson, type JsonAnswer } from '#/platform/api/fetch-json.client.ts'
import type { menuAnswer, messagesAnswer } from '#/storefront/header/header.contract.ts'
import type { MenuLink } from '#/storefront/header/menu-tree.ts'
import type { SiteMessage } from '#/storefront/messages/site-message.ts'

export type FetchedShell = { menu: readonly MenuLink[]; messages: readonly SiteMessage[] }
type FetchHeader = (call: 'main-menu' | 'site-messages') => Promise<JsonAnswer | null>

const emptyShell: FetchedShell = { menu: [], messages: [] }

/**
 * The menu and the site messages of a document that came without them, fetched once per language. If
 * that fails they stay empty, silently.
 */
export function createFetchedShell(fetchHeader: FetchHeader) {
  let state = emptyShell
  let filledFor: Locale | null = null
  const listeners = new Set<() => void>()

  function change(next: Partial<FetchedShell>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    blank: () => emptyShell,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async fetchMissing({ menu, messages }: FetchedShell, locale: Locale): Promise<void> {
      if (filledFor === locale) return
      filledFor = locale
      await Promise.all([
        menu.length === 0 &&
          fetchHeader('main-menu').then((answer) => change({ menu: menuIn(answer) })),
        messages.length === 0 &&
          fetchHeader('site-messages').then((answer) => change({ messages: messagesIn(answer) })),
      ])
    },
  }
}

export const fetchedShell = createFetchedShell((call) =>
  fetchJson(`/nuxt/api/header/${call}`, { signal: AbortSignal.timeout(10_000) }),
)

/** The endpoints return the visitor's language only, and are called again when it changes. */
const inBoth = (text: string) => ({ en: text, de: text })
const inBothOrNull = (text: string | null) => (text === null ? null : inBoth(text))

type MenuAnswer = InferOutput<typeof menuAnswer>

function menuIn(answer: JsonAnswer | null): MenuLink[] {
  const { mainMenuV2Entries: entries = [] } = (answer?.body ?? {}) as Partial<MenuAnswer>
  return linksBelow(null, entries)
}

const linksBelow = (
  parentId: number | null,
  entries: MenuAnswer['mainMenuV2Entries'],
): MenuLink[] =>
  entries
    .filter(({ parent }) => (parent?.id ?? null) === parentId)
    .toSorted((a, b) => a.lft - b.lft)
    .map(({ id, title, url }) => ({
      id,
      title,
      url: url ?? '/',
      children: linksBelow(id, entries),
    }))

function messagesIn(answer: JsonAnswer | null): SiteMessage[] {
  const { siteMessagesEntries: entries = [] } = (answer?.body ?? {}) as Partial<
    InferOutput<typeof messagesAnswer>
  >
  return entries.map(({ id, title, body, url, url_label, theme, dismissible }) => ({
    id,
    title: inBoth(title),
    body: inBothOrNull(body),
    url,
    urlLabel: inBothOrNull(url_label),
    theme: theme as SiteMessage['theme'],
    isDismissible: dismissible,
  }))
}
