import * as v from 'valibot'

/** Cancels a payment that may have been authorised. Added in the transaction that gives up its order, so that no crash loses it. */
export const releasePaymentJob = {
  name: 'release-payment',
  payload: v.object({ method: v.string(), reference: v.string() }),
}
