import * as v from 'valibot'
import { locales } from '#/i18n/locale.ts'
import { siteIds } from '#/platform/config/sites.ts'

/*
 * Each link is created while its mail is sent, so that the token exists only in the mail: the queue
 * stores only the recipient. A failed mail is sent again with a new link.
 */

const site = v.picklist(siteIds)

export const resetLinkJob = {
  name: 'send-reset-link',
  payload: v.object({ site, email: v.string(), locale: v.picklist(locales) }),
}
export const emailLinkJob = {
  name: 'send-email-link',
  payload: v.object({ customerId: v.number(), email: v.string() }),
}
export const newsletterLinkJob = {
  name: 'send-newsletter-link',
  payload: v.object({ site, email: v.string() }),
}
