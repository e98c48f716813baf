import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { calculatorScript } from '#/finance/finance.server.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { scriptSource } from '#/platform/http/security-headers.server.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadCountryMenus, menuTag } from '#/storefront/region/country-menus.server.ts'
import { thirdPartySetup } from '#/third-parties/setup.server.ts'
import type { ThirdPartySetup } from '#/third-parties/setup.ts'
import { helpLink } from './help-link.ts'
import type { MenuLink } from './menu-links.ts'
import { listMessages, replaceMenu, replaceMessages } from './header.store.server.ts'
import {
  menuFile,
  menuLinks,
  menuRows,
  menuTree,
  type MenuEntry,
  type MenuRow,
} from './menu-tree.ts'
import {
  type TargetedMessage,
  isFor,
  type SiteMessage,
  siteMessagesFile,
} from '#/storefront/messages/site-message.ts'

const messagesTag = 'site-messages'

/** The menu entries that lead to something sold in the visitor's country, flat and in reading order. */
export async function listMenu(ctx: Ctx): Promise<MenuRow[]> {
  ctx.tags.add(menuTag)
  const menus = await loadCountryMenus(ctx)
  return menus.rowsFor(ctx.visitor.country.code)
}

/** The site messages for this visitor at the time of the request. */
export async function listSiteMessages(ctx: Ctx): Promise<SiteMessage[]> {
  const { db, liveCache, tags, visitor, now } = ctx
  tags.add(messagesTag)
  const all = await liveCache.getOrLoad('site-messages', [messagesTag], () => listMessages(db))
  limitCacheLifetime(
    ctx,
    all.flatMap(({ from, to }) => [from, to]),
  )
  const reader = { site: visitor.site.id, country: visitor.country.code, now }
  return all.filter((message) => isFor(message, reader)).map(withoutAudience)
}

const withoutAudience = ({
  id,
  title,
  body,
  url,
  urlLabel,
  theme,
  isDismissible,
}: TargetedMessage): SiteMessage => ({
  id,
  title,
  body,
  url,
  urlLabel,
  theme,
  isDismissible,
})

export type Shell = {
  menu: MenuLink[]
  /** Null if they could not be read. */
  messages: SiteMessage[] | null
  helpLink: string
  ipLookupUrl?: string
  thirdParties?: ThirdPartySetup
}

/** The content around every page; the browser asks again for a menu or messages that could not be read. */
export async function loadShell(ctx: Ctx): Promise<Shell> {
  const [rows, messages] = await Promise.all([
    listMenu(ctx).catch(onError(ctx, 'the menu', [])),
    listSiteMessages(ctx).catch(onError(ctx, 'the site messages', null)),
  ])
  const {
    config,
    visitor: { locale, country },
  } = ctx
  const lender = calculatorScript(ctx)
  const thirdParties = thirdPartySetup(config, {
    scripts: lender === null ? [] : [scriptSource(lender)],
    connect: config.IP_LOOKUP_URL === null ? [] : [new URL(config.IP_LOOKUP_URL).origin],
  })
  return {
    menu: linksIn(rows, locale),
    messages,
    helpLink: helpLink(country.code, config.HELP_URL),
    ...(config.IP_LOOKUP_URL !== null && { ipLookupUrl: config.IP_LOOKUP_URL }),
    ...(thirdParties && { thirdParties }),
  }
}

/** The whole menu; it stays empty if it cannot be read. */
export async function loadMenu(ctx: Ctx): Promise<MenuEntry[]> {
  return treeOf(await listMenu(ctx).catch(onError(ctx, 'the menu', [])))
}

const treeOf = memoizeWeak((rows: MenuRow[]) => menuTree(rows))

/** Every page needs them, and the rows of a country stay the same until the menu changes. */
const linksIn = (rows: MenuRow[], locale: Locale) => linksInBoth(rows)[locale]
const linksInBoth = memoizeWeak((rows: MenuRow[]) => ({
  en: menuLinks(rows, 'en'),
  de: menuLinks(rows, 'de'),
}))

const onError =
  <Value>({ log }: Ctx, subject: string, instead: Value) =>
  (error: unknown): Value => {
    log.error({ err: error }, `${subject} could not be read`)
    return instead
  }

export async function importMenu(db: Db, file: unknown): Promise<void> {
  const rows = menuRows(v.parse(menuFile, file))
  await db.transaction(async (transaction) => {
    await replaceMenu(transaction, rows)
    await purgeTags(transaction, [menuTag])
  })
}

export async function importSiteMessages(db: Db, file: unknown): Promise<void> {
  const messages = v.parse(siteMessagesFile, file).map((message, position) => ({
    ...message,
    position,
    body: message.body ?? null,
    url: message.url ?? null,
    urlLabel: message.urlLabel ?? null,
    from: message.from ?? null,
    to: message.to ?? null,
  }))
  await db.transaction(async (transaction) => {
    await replaceMessages(transaction, messages)
    await purgeTags(transaction, [messagesTag])
  })
}
