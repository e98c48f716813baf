import type { OrderState } from '#/orders/order/order-state.ts'

export type NextStep = 'collect' | 'confirmNewsletter' | 'unpack' | 'orderBuild' | 'findSize'

type AccountFacts = {
  /** Null without an order. */
  latest: { state: OrderState; hasBike: boolean } | null
  savedBuilds: number
  newsletter: 'subscribed' | 'unconfirmed' | 'unsubscribed'
}

/** More would be a list to read instead of a hint. */
const atMost = 2

/** While a bike is on its way, its buyer can read how to put it together. */
const isBikeComing = ({ latest }: AccountFacts) =>
  latest !== null &&
  latest.hasBike &&
  ['processing', 'part-shipped', 'shipped'].includes(latest.state)

/**
 * The steps worth taking next in an account, the most urgent first. Those that other parts of the page offer
 * anyway, such as adding an address, are not repeated.
 */
export function nextSteps(facts: AccountFacts): NextStep[] {
  const { latest, savedBuilds, newsletter } = facts
  const steps: [NextStep, boolean][] = [
    ['collect', latest?.state === 'ready'],
    ['confirmNewsletter', newsletter === 'unconfirmed'],
    ['unpack', isBikeComing(facts)],
    ['orderBuild', savedBuilds > 0],
    ['findSize', latest === null],
  ]
  return steps.flatMap(([step, isDue]) => (isDue ? [step] : [])).slice(0, atMost)
}
