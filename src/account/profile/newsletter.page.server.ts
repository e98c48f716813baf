import {
  findSubscription,
  isAddressProven,
  setSubscription,
} from '#/customers/account/newsletter.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import type { Ctx, CustomerAction, FromCustomer } from '#/visitor/context.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'

export type NewsletterView = {
  firstName: string
  email: string
  status: Awaited<ReturnType<typeof findSubscription>>
  /**
   * True if this email address may have a subscription that the account cannot see or end, because
   * the address is not verified.
   */
  isPartlyShown: boolean
  isSaved: boolean
}

export async function loadNewsletterPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const customer = await loadCustomer(ctx, session)
  const { firstName, email } = customer
  const status = await findSubscription(ctx, session)
  const isPartlyShown = status === 'unsubscribed' && !(await isAddressProven(ctx, session))
  const isSaved = request.query.has('saved')
  const data: NewsletterView = { firstName, email, status, isPartlyShown, isSaved }
  return { data }
}

export const sendNewsletter: CustomerAction = async (ctx, { form, session }) => {
  await setSubscription(ctx, session, form['isWanted'] !== undefined)
  return done('/my-account/newsletter/?saved=1')
}
