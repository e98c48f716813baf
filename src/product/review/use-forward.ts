import { useLocation } from 'react-router'

/** What a link of the review leaves with the browser: where the shopper comes from. */
export type ForwardState = { review: string }

const isForward = (state: unknown): state is ForwardState =>
  typeof state === 'object' &&
  state !== null &&
  'review' in state &&
  typeof state.review === 'string' &&
  /^\/[\w-]+\/review\//.test(state.review)

/**
 * Who came from the review of a bike goes back there when he has put this in his cart (specification
 * section 4: forwarding to upsell). It is kept with the entry of the history, so a reload keeps it,
 * the address stays everyone's, and another size or colour passes it on.
 */
export function useForward(): { state: unknown; forwardTo: string | null } {
  const state: unknown = useLocation().state
  return { state, forwardTo: isForward(state) ? state.review : null }
}
