import { defaultCountry } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { siteOfHost } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type ContextOptions = { now?: Date; visitor?: Partial<Visitor> }

/** The context of a British visitor on a Monday morning, unless the test sets something else. */
export const testCtx = (db: Db, { now, visitor }: ContextOptions = {}): Ctx => ({
  config: readConfig({ CART_WRITES_PER_MINUTE: '1000000', PAYMENTS: 'test-with-faults' }),
  db,
  now: now ?? new Date('2026-11-16T09:00:00Z'),
  log: createLog('silent', false),
  tags: new Set(),
  expiries: new Set(),
  session: () => Promise.resolve(null),
  memory: createLiveCache(() => {}),
  visitor: {
    site: siteOfHost('localhost').site,
    isStaging: false,
    locale: 'en',
    country: defaultCountry,
    host: 'localhost',
    ip: '127.0.0.1',
    network: networkOf('127.0.0.1'),
    isSecure: false,
    isStoreNetwork: false,
    cookieHeader: '',
    userAgent: 'test',
    ...visitor,
  },
})
