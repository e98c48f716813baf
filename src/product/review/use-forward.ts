import { useLocation } from 'react-router'

/** History state of the review's links: the URL to return to. */
export type ForwardState = { review: string }

const isForward = (state: unknown): state is ForwardState =>
  typeof state === 'object' &&
  state !== null &&
  'review' in state &&
  typeof state.review === 'string' &&
  /^\/[\w-]+\/review\//.test(state.review)

/**
 * Shoppers who come from the review of a bike return there after they add this product to their cart. The
 * state is in the history entry: a reload keeps it, the URL stays shareable, and another size or colour passes
 * it on.
 */
export function useForward(): { state: unknown; forwardTo: string | null } {
  const state: unknown = useLocation().state
  return { state, forwardTo: isForward(state) ? state.review : null }
}
