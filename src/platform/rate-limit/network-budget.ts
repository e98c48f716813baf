/** Thrown when a network has used up its budget; the caller responds 429. */
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
  /** Returns what was spent on work that turned out not to be needed. */
  refund(network: string, amount: number): void
}

type Options = { capacity: number; perSecond: number; now?: () => number }
type Account = { left: number; at: number }

/** Beyond this many networks the least recently active one is dropped. */
const maxNetworks = 50_000

/**
 * An allowance for each network that refills steadily. Each process counts for itself, because the
 * budget only blunts a flood and must not cost a database round trip.
 */
export function createNetworkBudget({
  capacity,
  perSecond,
  now = () => performance.now(),
}: Options): NetworkBudget {
  const accounts = new Map<string, Account>()

  function accountOf(network: string): Account {
    const at = now()
    const previous = accounts.get(network)
    const refilled = previous ? previous.left + ((at - previous.at) / 1000) * perSecond : capacity
    const account = { left: Math.min(capacity, refilled), at }
    if (!previous && accounts.size >= maxNetworks) dropOldest()
    accounts.delete(network)
    accounts.set(network, account)
    return account
  }

  /** Accounts are ordered by last use, so the first has had the longest to refill. */
  function dropOldest() {
    const [oldest] = accounts.keys()
    if (oldest !== undefined) accounts.delete(oldest)
  }

  return {
    spend(network, amount) {
      const account = accountOf(network)
      // A cost above the whole allowance can still be paid by a full account.
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
