/** Thrown when a network has used what it was given; the caller answers 429. */
export class OverBudget extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('this network has used its budget')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type NetworkBudget = {
  /** Takes an amount or throws `OverBudget`. */
  spend(network: string, amount: number): void
  /** Gives back what was spent on work that turned out not to be needed. */
  refund(network: string, amount: number): void
}

type Options = { capacity: number; perSecond: number; now?: () => number }
type Account = { left: number; at: number }

/** Beyond this many networks the one that has been quiet longest is forgotten. */
const mostNetworks = 50_000

/**
 * An allowance for each network that refills steadily. Each process counts for itself: the budget
 * blunts a flood and must not cost a database round trip.
 */
export function createNetworkBudget({
  capacity,
  perSecond,
  now = () => performance.now(),
}: Options): NetworkBudget {
  const accounts = new Map<string, Account>()

  function accountOf(network: string): Account {
    const at = now()
    const held = accounts.get(network)
    const refilled = held ? held.left + ((at - held.at) / 1000) * perSecond : capacity
    const account = { left: Math.min(capacity, refilled), at }
    if (!held && accounts.size >= mostNetworks) dropOldest()
    accounts.delete(network)
    accounts.set(network, account)
    return account
  }

  /** Accounts are in the order of their last use, so the first have had the longest to refill. */
  function dropOldest() {
    const [oldest] = accounts.keys()
    if (oldest !== undefined) accounts.delete(oldest)
  }

  return {
    spend(network, amount) {
      const account = accountOf(network)
      // A price above the whole allowance can still be paid by a full account.
      const price = Math.min(amount, capacity)
      if (account.left < price)
        throw new OverBudget(Math.max(1, Math.ceil((price - account.left) / perSecond)))
      account.left -= price
    },
    refund(network, amount) {
      const account = accountOf(network)
      account.left = Math.min(capacity, account.left + amount)
    },
  }
}
