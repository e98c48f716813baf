import * as v from 'valibot'

/** One mail for each change of a quote; a redeemed one is confirmed by the mail of its order. */
export const quoteMailKinds = [
  'issued',
  'certificate',
  'reject',
  'decline',
  'withdraw',
  'expire',
] as const
export type QuoteMailKind = (typeof quoteMailKinds)[number]

/** The job is added in the transaction of the change, and the mail is written when it is sent. */
export const quoteMailJob = {
  name: 'quote-mail',
  payload: v.object({ quoteId: v.number(), kind: v.picklist(quoteMailKinds) }),
}
