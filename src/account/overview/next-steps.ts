import type { OrderState } from '#/orders/order/order-state.ts'

export type NextStep = 'collect' | 'confirmNewsletter' | 'orderBuild' | 'findBike' | 'addAddress'

type AccountFacts = {
  /** Null without an order. */
  latestState: OrderState | null
  savedBuilds: number
  addresses: number
  newsletter: 'subscribed' | 'unconfirmed' | 'unsubscribed'
}

/** More would be a list to read instead of a hint. */
const atMost = 2

/** What is worth doing next in an account, the most urgent first. */
export function nextSteps({
  latestState,
  savedBuilds,
  addresses,
  newsletter,
}: AccountFacts): NextStep[] {
  const steps: [NextStep, boolean][] = [
    ['collect', latestState === 'ready'],
    ['confirmNewsletter', newsletter === 'unconfirmed'],
    ['orderBuild', savedBuilds > 0],
    ['findBike', savedBuilds === 0 && latestState === null],
    ['addAddress', addresses === 0],
  ]
  return steps.flatMap(([step, isDue]) => (isDue ? [step] : [])).slice(0, atMost)
}
