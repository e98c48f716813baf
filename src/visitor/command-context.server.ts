import { defaultCountry, findCountry } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { sites } from '#/platform/config/sites.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Ctx } from './context.ts'

/** The market whose prices, stock and language count, whoever runs the command. */
type Market = { site: string; country: string; locale: Locale }

/** The context of a use case that a command runs for a site and a country. */
export function commandCtx(
  { config, db, log, now }: Pick<BaseCtx, 'config' | 'db' | 'log' | 'now'>,
  { site: siteId, country, locale }: Market,
): Ctx {
  return {
    config,
    db,
    log,
    now,
    tags: new Set(),
    expiries: new Set(),
    liveCache: createLiveCache((error) => log.warn({ err: error }, 'could not be loaded anew')),
    visitor: {
      site: sites.find(({ id }) => id === siteId) ?? sites[0],
      isStaging: false,
      locale,
      country: findCountry(country) ?? defaultCountry,
      host: '',
      ip: '127.0.0.1',
      network: networkOf('127.0.0.1'),
      isSecure: true,
      isStoreNetwork: false,
      storeCode: null,
      cookieHeader: '',
      userAgent: 'command line',
    },
  }
}
