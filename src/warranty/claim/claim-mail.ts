import * as v from 'valibot'

/** A mail about a claim to the customer, added in the transaction of the change. */
export const claimMailJob = {
  name: 'claim-mail',
  payload: v.object({
    claimId: v.number(),
    /** The state that the claim has reached; null for a message. */
    state: v.nullable(v.string()),
    message: v.nullable(v.string()),
  }),
}
