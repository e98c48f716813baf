import { Hono } from 'hono'
import { findQuoteByLink } from '#/cycle-to-work/quotes/quote-links.server.ts'
import { quoteLinkCookie } from '#/cycle-to-work/quotes/quote-link-cookie.ts'
import { quoteDocument } from '#/cycle-to-work/quote-document/quote-document.server.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { quotePdfPath } from './quote-paths.ts'

/** The document of the quote whose link this browser has opened. */
export const quotePdf = new Hono<ApiEnv<Ctx>>()

quotePdf.get(quotePdfPath, async (c) => {
  const { ctx } = c.var
  const { site, cookieHeader } = ctx.visitor
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  const token = quoteLinkCookie.read(cookieHeader)
  const quote = token === null ? null : await findQuoteByLink(ctx, token)
  if (!quote) return c.text('Not found', 404)
  const pdf = await quoteDocument(ctx.db, quote, site)
  c.header('content-type', 'application/pdf')
  c.header('content-disposition', `attachment; filename="${quote.number}.pdf"`)
  return c.body(new Uint8Array(pdf))
})
