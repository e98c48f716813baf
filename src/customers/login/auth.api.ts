import * as v from 'valibot'
import { checkoutRedirectCookie } from '#/checkout/handover/checkout-redirect-cookie.ts'
import { speakerOf } from '#/i18n/translator.server.ts'
import { toApiError } from '#/platform/api/api-error.server.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'
import { accessCookie, refreshCookie } from '#/visitor/session/session-cookies.ts'
import { loadAccount } from '#/customers/account/account.server.ts'
import {
  loginSchema,
  registerSchema,
  emailOnlySchema,
  setPasswordSchema,
} from '#/customers/account/customer-forms.ts'
import {
  answering,
  customerSchema,
  toWireCustomer,
} from '#/customers/account/customers.contract.ts'
import { logoutCookies } from './logout-cookies.server.ts'
import { countAttemptFrom } from './attempt-limits.server.ts'
import { logIn } from './login.server.ts'
import { requestReset, completeReset } from '#/customers/passwords/change-password.server.ts'
import { register } from './register.server.ts'
import {
  endSession,
  clearSessionCookies,
  sessionCookies,
  renewSession,
} from '#/customers/sessions/sessions.server.ts'

export const authApi = createApi('/auth', 'Login')

export const loginCall = authApi.post(
  '/login',
  {
    summary: 'Logs a customer in with email address and password',
    access: 'anyone',
    body: loginSchema,
    answer: answering({
      customer: v.object({ email: v.string(), firstname: v.string() }),
      /** Whether a checkout was waiting for the login. */
      checkout_pending: v.boolean(),
    }),
  },
  async (ctx, { body, reply }) => {
    const { customer, cookies } = await logIn(ctx, body)
    reply.cookies.push(...cookies)
    return {
      customer: { email: customer.email, firstname: customer.firstName },
      checkout_pending: checkoutRedirectCookie.read(ctx.visitor.cookieHeader) !== null,
      error: null,
    }
  },
)

export const logoutCall = authApi.get(
  '/logout',
  {
    summary: 'Logs this browser out; its cart cookie is cleared too',
    access: 'anyone',
    isChange: true,
    answer: answering({}),
  },
  async (ctx, { reply }) => {
    await endSession(ctx)
    reply.cookies.push(...logoutCookies(ctx.visitor.isSecure))
    return { error: null }
  },
)

export const registerCall = authApi.post(
  '/register',
  {
    summary: 'Creates an account, without logging in',
    access: 'anyone',
    // A repeated request must be identical and so contains the password: the sender is the owner.
    repeatableFor: () => 'registration',
    // A refusal rolls back the transaction that an idempotency key opens, but the attempt must stay
    // counted.
    prepare: (ctx) => countAttemptFrom(ctx, 'register'),
    body: registerSchema,
    answer: answering({ customer: v.object({ email: v.string() }) }),
  },
  async (ctx, { body }) => {
    const { email } = await register(ctx, body)
    return { customer: { email }, error: null }
  },
)

authApi.post(
  '/reset-password',
  {
    summary:
      'Sends a link for a new password if the email address has an account; the response does not reveal it',
    access: 'anyone',
    body: emailOnlySchema,
    answer: answering({ requestPasswordResetEmail: v.boolean() }),
  },
  async (ctx, { body }) => {
    await requestReset(ctx, body.email)
    return { requestPasswordResetEmail: true, error: null }
  },
)

authApi.post(
  '/set-password',
  {
    summary: 'Sets a new password with the single-use token from the mail and ends all sessions',
    access: 'anyone',
    body: setPasswordSchema,
    answer: answering({ resetPassword: v.boolean() }),
  },
  async (ctx, { body, reply }) => {
    reply.cookies.push(...(await completeReset(ctx, body)))
    return { resetPassword: true, error: null }
  },
)

export const customerCall = authApi.get(
  '/customer',
  {
    summary: 'Returns the logged-in customer with addresses and latest orders; null for a guest',
    access: 'visitor',
    answer: answering({ customer: v.nullable(customerSchema) }),
  },
  async (ctx, { reply }) => {
    const session = await ctx.session()
    if (session) {
      const { customer, ...account } = await loadAccount(ctx, session)
      return { customer: toWireCustomer(customer, account, speakerOf(ctx)), error: null }
    }
    const { cookieHeader } = ctx.visitor
    // The browser may have dropped the access token already: with a refresh token the visitor is no guest yet.
    if (!accessCookie.read(cookieHeader) && !refreshCookie.read(cookieHeader))
      return { customer: null, error: null }
    reply.status = 401
    return { customer: null, error: toApiError(sessionExpired(), ctx.visitor.locale) }
  },
)

authApi.get(
  '/renew-token',
  {
    summary: 'Exchanges the refresh token for new tokens; does nothing without one',
    access: 'anyone',
    isChange: true,
    answer: answering({ renewed: v.boolean(), expiresAt: v.nullable(v.number()) }),
  },
  async (ctx, { reply }) => {
    const secure = ctx.visitor.isSecure
    try {
      const tokens = await renewSession(ctx)
      if (!tokens) return null
      reply.cookies.push(...sessionCookies(tokens, secure))
      return { renewed: true, expiresAt: tokens.expiresAt.getTime(), error: null }
    } catch (problem) {
      if (!isRefusal(problem)) throw problem
      // The browser must not send expired tokens again.
      reply.cookies.push(...clearSessionCookies(secure))
      reply.status = problem.status
      const error = toApiError(problem, ctx.visitor.locale)
      return { renewed: false, expiresAt: null, error }
    }
  },
)
