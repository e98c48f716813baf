import { translatorFor } from '#/i18n/translator.server.ts'
import { type BrowserEntry, shownEntries } from '#/platform/consent/browser-entries.ts'
import { configuredParties } from '#/platform/consent/configured-parties.server.ts'
import { lifetimeWords } from '#/platform/consent/lifetime-words.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockProps } from './block.ts'

/**
 * Makes the table of one category from the list of cookies and storage. A column for who uses an entry is there
 * only if somebody besides the shop does, since a phone has little room for columns.
 */
export function browserEntriesTable(
  { config, visitor: { locale, site } }: Ctx,
  { caption, category }: BlockProps<'browser-entries'>,
): BlockProps<'table'> {
  const translate = translatorFor(locale)
  const t = (key: string, values: Record<string, string | number> = {}) =>
    translate(`consent.${key}`, values)
  const entries: readonly BrowserEntry[] = shownEntries(category, configuredParties(config))
  const isShared = entries.some(({ provider }) => provider !== 'shop')
  const columns = ['name', 'purpose', 'kept', ...(isShared ? ['provider'] : [])]
  const row = ({ name, purpose, lifetime, kind, provider }: BrowserEntry) => [
    name.replace('*', '…'),
    t(`purposes.${purpose}`),
    `${lifetimeWords(t, lifetime)} (${t(`kinds.${kind}`)})`,
    ...(isShared ? [t(`providers.${provider}`, { site: site.name })] : []),
  ]
  return {
    caption,
    head: columns.map((column) => t(`columns.${column}`)),
    rows: entries.map(row),
  }
}
