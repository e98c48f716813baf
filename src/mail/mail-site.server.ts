import type { Config } from '#/platform/config/config.server.ts'
import { type Site, siteHosts, sites } from '#/platform/config/sites.ts'

/**
 * The site a mail is from, with the base URL for its links and pictures. It never comes from the request's
 * host, which the client chooses. Mails that only go to the outbox are read on the same machine, so their
 * links lead to localhost.
 */
export function mailSite({ SMTP_URL, PORT }: Config, siteId: string): Site {
  const site = sites.find(({ id }) => id === siteId)
  if (!site) throw new Error(`There is no site ${siteId}.`)
  if (SMTP_URL !== null) return site
  const host =
    siteHosts[site.id].production.find((name) => name.endsWith('localhost')) ?? 'localhost'
  return { ...site, url: `http://${host}:${PORT}` }
}
