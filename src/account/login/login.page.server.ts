import { loginSchema } from '#/customers/account/customer-forms.ts'
import { logInWithCart } from '#/customers/login/log-in-with-cart.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { authScene } from './auth-scene.ts'
import { loginPath } from '#/account/frame/account-paths.ts'
import { nextIn } from './next-page.ts'
import { isCheckoutWaiting } from '#/account/frame/waiting-checkout.server.ts'

export type LoginView = {
  scene: typeof authScene
  /** The path to continue to. */
  next: string
  /** Whether the visitor was redirected here from a page for customers. */
  isSent: boolean
  /** Whether a new password was just set. */
  isReset: boolean
}

export function loadLoginPage(_ctx: Ctx, { query }: PageRequest) {
  const data: LoginView = {
    scene: authScene,
    next: nextIn(query),
    isSent: query.has('next'),
    isReset: query.has('reset'),
  }
  return { data }
}

/** Logs in without scripts: session and cart in one request. */
export const sendLogin: Action = async (ctx, { form, query }) => {
  const { cookies } = await logInWithCart(ctx, parse(loginSchema, form))
  // The login page redirects to the waiting checkout once the cookies are set.
  return done(isCheckoutWaiting(ctx) ? loginPath : nextIn(query), cookies)
}
