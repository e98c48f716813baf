import { registerSchema } from '#/customers/account/customer-forms.ts'
import { countAttemptFrom } from '#/customers/login/attempt-limits.server.ts'
import { logInWithCart } from '#/customers/login/log-in-with-cart.server.ts'
import { register } from '#/customers/login/register.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { authScene } from './auth-scene.ts'
import { loginPath } from '#/account/frame/account-paths.ts'
import { nextIn } from './next-page.ts'
import { isCheckoutWaiting } from '#/account/frame/waiting-checkout.server.ts'

export type RegisterView = { scene: typeof authScene; next: string; isSent: boolean }

export function loadRegisterPage(_ctx: Ctx, { query }: PageRequest) {
  const data: RegisterView = { scene: authScene, next: nextIn(query), isSent: query.has('next') }
  return { data }
}

/** Opens an account and logs in, for browsers without scripts. */
export const sendRegistration: Action = async (ctx, { form, query }) => {
  const registration = parse(registerSchema, form)
  await countAttemptFrom(ctx, 'register')
  try {
    await register(ctx, registration)
  } catch (problem) {
    if (!isRefusal(problem) || problem.code !== 'email-taken') throw problem
    const email = [{ key: 'auth.register.emailTaken', values: {} }]
    return { kind: 'refused', status: problem.status, fields: { email } }
  }
  const { cookies } = await logInWithCart(ctx, registration)
  return done(isCheckoutWaiting(ctx) ? loginPath : nextIn(query), cookies)
}
