import { loginSchema } from '#/customers/account/customer-forms.ts'
import { logInWithCart } from '#/customers/login/log-in-with-cart.server.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type LoadedPage,
  type PageRequest,
} from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { authScene } from './auth-scene.ts'
import { requireGuest } from '#/account/frame/require-customer.server.ts'
import { loginPath, nextIn } from './next-page.ts'
import { isCheckoutWaiting } from '#/account/frame/waiting-checkout.server.ts'

export type LoginView = {
  scene: typeof authScene
  /** Where to go on. */
  next: string
  /** Whether somebody was sent here from a page of customers. */
  isSent: boolean
  /** Whether a new password was just set. */
  isReset: boolean
}

export async function loadLoginPage(ctx: Ctx, request: PageRequest): Promise<LoadedPage> {
  await requireGuest(ctx, request)
  const { query } = request
  const data: LoginView = {
    scene: authScene,
    next: nextIn(query),
    isSent: query.has('next'),
    isReset: query.has('reset'),
  }
  return { data }
}

/** Logs in without scripts: session and cart in one step, then on. */
export async function sendLogin(ctx: Ctx, { form, query }: ActionRequest): Promise<ActionOutcome> {
  const { cookies } = await logInWithCart(ctx, parse(loginSchema, form))
  // The login page sends its customer on to the checkout that waits, once the cookies are his.
  return done(isCheckoutWaiting(ctx) ? loginPath : nextIn(query), cookies)
}
