import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isLocale } from '#/i18n/locale.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import { refuseForeignPage } from '#/platform/api/origin-guard.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { safeTarget } from '#/platform/paths/safe-path.ts'
import { localeCookie } from '#/platform/http/visitor-cookies.ts'
import type { Ctx } from './context.ts'

/** The language picker without scripts: a plain form that redirects back to its page. */
export const languageForm = new Hono<ApiEnv<Ctx>>()

languageForm.post('/language/', bodyLimit({ maxSize: 4096 }), async (c) => {
  refuseForeignPage((name) => c.req.header(name), c.var.ctx.visitor)
  const { locale, to } = await c.req.parseBody()
  const { isSecure } = c.var.ctx.visitor
  if (isLocale(locale)) c.header('set-cookie', localeCookie.serialise(locale, { secure: isSecure }))
  c.header('cache-control', 'no-store')
  return c.redirect(safeTarget(typeof to === 'string' ? to : '/'), 303)
})

languageForm.onError((problem, c) => {
  if (problem instanceof Refusal) return c.text('This form was not sent from the shop.', 403)
  throw problem
})
