import type { Config } from '#/platform/config/config.server.ts'
import { type Site, sites } from '#/platform/config/sites.ts'

/**
 * The site a mail is from, at the address its links and pictures lead to: never the host a request
 * came to, which is anybody's to choose. Mails that only go to the outbox are read on this machine, so
 * theirs lead to it.
 */
export function mailSite({ SMTP_URL, PORT }: Config, siteId: string): Site {
  const site = sites.find(({ id }) => id === siteId)
  if (!site) throw new Error(`There is no site ${siteId}.`)
  if (SMTP_URL !== null) return site
  const host = site.productionHosts.find((name) => name.endsWith('localhost')) ?? 'localhost'
  return { ...site, url: `http://${host}:${PORT}` }
}
