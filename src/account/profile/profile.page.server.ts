import {
  changeEmailSchema,
  changePasswordSchema,
  profileSchema,
} from '#/customers/account/customer-forms.ts'
import { logoutCookies } from '#/customers/login/logout-cookies.server.ts'
import {
  endAllSessions,
  endOwnSession,
  listOwnSessions,
} from '#/customers/sessions/own-sessions.server.ts'
import { changePassword } from '#/customers/passwords/change-password.server.ts'
import {
  loadCustomer,
  requestEmailChange,
  updateProfile,
} from '#/customers/account/profile.server.ts'
import { orderDay, orderInstant } from '#/orders/order/order-words.ts'
import { formIdField, type FormValues } from '#/platform/forms/form-state.ts'
import { type ActionOutcome, done, type PageRequest, Redirect } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx, CustomerAction, FromCustomer, Session } from '#/visitor/context.ts'
import { browserWords } from './browser-words.server.ts'
import { loginPath, profilePath } from '#/account/frame/account-paths.ts'
import { passwordRefused } from '#/account/login/password-refused.ts'

const savedParts = ['name', 'email', 'password', 'session'] as const
export type SavedPart = (typeof savedParts)[number]

export type ProfileView = {
  firstName: string
  lastName: string
  email: string
  saved: SavedPart | null
  sessions: readonly SessionView[]
}

export type SessionView = {
  id: number
  browser: string
  since: string
  lastUsed: string
  isThisBrowser: boolean
}

/**
 * The account's root redirects to the profile for everyone, and the profile checks the login. The target is fixed
 * (`docs/behaviour.md`, Customers), although header and login lead to the overview.
 */
export function loadAccountRoot(): never {
  throw new Redirect(profilePath, 302)
}

export async function loadProfilePage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const customer = await loadCustomer(ctx, session)
  const { firstName, lastName, email } = customer
  const saved = savedParts.find((part) => part === request.query.get('saved')) ?? null
  const sessions = await listOwnSessions(ctx, session)
  const { locale, country } = ctx.visitor
  const data: ProfileView = {
    firstName,
    lastName,
    email,
    saved,
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt, isThisBrowser }) => ({
      id,
      browser: browserWords(locale, userAgent),
      since: orderDay({ country: country.code, locale }, createdAt),
      lastUsed: orderInstant(locale, lastUsedAt),
      isThisBrowser,
    })),
  }
  return { data }
}

const saved = (part: SavedPart, cookies: readonly string[] = []) =>
  done(`${profilePath}?saved=${part}`, cookies)

async function sendName(ctx: Ctx, session: Session, form: FormValues): Promise<ActionOutcome> {
  const { firstname, lastname } = parse(profileSchema, form)
  await updateProfile(ctx, session, { firstName: firstname, lastName: lastname })
  return saved('name')
}

async function sendEmail(ctx: Ctx, session: Session, form: FormValues): Promise<ActionOutcome> {
  const change = parse(changeEmailSchema, form)
  try {
    const { cookies } = await requestEmailChange(ctx, session, change)
    return saved('email', cookies)
  } catch (problem) {
    return passwordRefused(problem, 'password')
  }
}

async function sendPassword(ctx: Ctx, session: Session, form: FormValues): Promise<ActionOutcome> {
  const change = parse(changePasswordSchema, form)
  try {
    return saved('password', await changePassword(ctx, session, change))
  } catch (problem) {
    return passwordRefused(problem, 'currentPassword')
  }
}

async function sendSession(ctx: Ctx, session: Session, form: FormValues): Promise<ActionOutcome> {
  const id = Number(form['session'])
  if (Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) await endOwnSession(ctx, session, id)
  return saved('session')
}

async function sendEverywhere(ctx: Ctx, session: Session): Promise<ActionOutcome> {
  await endAllSessions(ctx, session)
  return done(loginPath, logoutCookies(ctx.visitor.isSecure))
}

const senders = {
  name: sendName,
  email: sendEmail,
  password: sendPassword,
  session: sendSession,
  everywhere: sendEverywhere,
}
const isSender = (id: string | undefined): id is keyof typeof senders =>
  id !== undefined && Object.hasOwn(senders, id)

/** The page has several forms, and each sends its own id. */
export const sendProfile: CustomerAction = async (ctx, { form, session }) => {
  const id = form[formIdField]
  return senders[isSender(id) ? id : 'name'](ctx, session, form)
}
