import { defaultCountry } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { siteOfHost } from '#/platform/config/sites.ts'
import type { CustomerId, Session, SessionCtx } from '#/visitor/context.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type ContextOptions = { now?: Date; visitor?: Partial<Visitor> }

/** The context of a British visitor on a Monday morning, unless the test sets something else. */
export const testCtx = (db: Db, { now, visitor }: ContextOptions = {}): SessionCtx => ({
  config: readConfig({ CART_WRITES_PER_MINUTE: '1000000', PAYMENTS: 'test-with-faults' }),
  db,
  now: now ?? new Date('2026-11-16T09:00:00Z'),
  log: createLog('silent', false),
  tags: new Set(),
  expiries: new Set(),
  session: () => Promise.resolve(null),
  liveCache: createLiveCache(() => {}),
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
    storeCode: null,
    cookieHeader: '',
    userAgent: 'test',
    ...visitor,
  },
})

/** The session of a customer who has logged in; null for a guest. */
export const testSession = (customerId: number | null): Session | null =>
  customerId === null ? null : { customerId: testCustomerId(customerId), sessionId: 1 }

/** In the shop only a login makes these. */
export const testCustomerId = (id: number): CustomerId => id as CustomerId

/** The context of a logged-in customer. */
export const testContextOf = (db: Db, customerId: number): SessionCtx => ({
  ...testCtx(db),
  session: () => Promise.resolve(testSession(customerId)),
})
