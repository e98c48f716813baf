import * as v from 'valibot'
import { formatAddress } from '#/postal-address/format-address.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import { eraseSchema } from '#/customers/account/customer-forms.ts'
import { eraseCustomer } from '#/customers/account/erase.server.ts'
import { exportCustomer } from '#/customers/account/export.server.ts'
import { eraseCookies } from '#/customers/login/logout-cookies.server.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import { buildPath, shownCode } from '#/saved-builds/builds/build-code.ts'
import type { Ctx, CustomerAction, FromCustomer } from '#/visitor/context.ts'
import { browserWords } from './browser-words.server.ts'
import { passwordRefused } from '#/account/login/password-refused.ts'

export type DataView = {
  firstName: string
  lastName: string
  email: string
  /** An address that the customer has asked for and not confirmed yet. */
  pendingEmail: string | null
  since: string
  addresses: readonly { number: number; line: string }[]
  newsletter: { status: string; date: string } | null
  sessions: readonly { key: string; browser: string; since: string }[]
  inCart: number
  /** `isGuests`: placed as a guest, so it has no page in the account. */
  builds: readonly { code: string; path: string; name: string; savedOn: string }[]
  orders: readonly { number: string; orderedOn: string; isGuests: boolean }[]
  claims: readonly DatedNumber[]
  quotes: readonly DatedNumber[]
}

type DatedNumber = { number: string; date: string }

/** Shows all that the downloadable file contains, in brief. */
export async function loadDataPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const exported = await exportCustomer(ctx, session)
  const { locale, country } = ctx.visitor
  const day = (at: Date) => orderDay({ country: country.code, locale }, at)
  const { firstName, lastName, email, createdAt } = exported.customer
  const inCart = exported.carts
    .filter(({ isActive }) => isActive)
    .map(({ lines }) => piecesIn(lines))
  const data: DataView = {
    firstName,
    lastName,
    email,
    pendingEmail: exported.pendingEmail?.email ?? null,
    since: day(createdAt),
    addresses: exported.addresses.map(({ number, address }) => ({
      number,
      line: formatAddress(address, locale).join(', '),
    })),
    newsletter: exported.newsletter && {
      status: exported.newsletter.status,
      date: day(exported.newsletter.requestedAt),
    },
    sessions: exported.sessions.map(({ userAgent, createdAt: since }) => ({
      key: since.toISOString(),
      browser: browserWords(locale, userAgent),
      since: day(since),
    })),
    inCart: inCart.reduce((sum, count) => sum + count, 0),
    builds: exported.savedBuilds.map(({ code, name, bikeName, createdAt: savedAt }) => ({
      code: shownCode(code),
      path: buildPath(code),
      name: name ?? bikeName[locale],
      savedOn: day(savedAt),
    })),
    orders: [...exported.orders, ...exported.guestOrders].map(
      ({ number, placedAt, customerId }) => ({
        number,
        orderedOn: day(placedAt),
        isGuests: customerId === null,
      }),
    ),
    claims: [...exported.warrantyClaims, ...exported.guestWarrantyClaims].map(
      ({ number, madeAt }) => ({ number, date: day(madeAt) }),
    ),
    quotes: [...exported.quotes, ...exported.guestQuotes].map(({ number, createdAt: madeAt }) => ({
      number,
      date: day(madeAt),
    })),
  }
  return { data }
}

const storedLines = v.array(v.object({ quantity: v.number() }))
const piecesIn = (lines: unknown) => (v.is(storedLines, lines) ? totalQuantity(lines) : 0)

/** Deletes the account; needs the password and a typed word, so that it does not happen by accident. */
export const sendErase: CustomerAction = async (ctx, { form, session }) => {
  const { password } = parse(eraseSchema, form)
  const word = translatorFor(ctx.visitor.locale)('account.dataPage.word')
  if ((form['word'] ?? '').trim().toUpperCase() !== word) {
    const messages = [{ key: 'account.dataPage.wrongWord', values: { word } }]
    return { kind: 'refused', fields: { word: messages } }
  }
  try {
    await eraseCustomer(ctx, session, password)
  } catch (problem) {
    return passwordRefused(problem, 'password')
  }
  return done('/', eraseCookies(ctx.visitor.isSecure))
}
