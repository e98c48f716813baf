/** The part of a socket that is needed here. */
type Pausable = { pause(): unknown; resume(): unknown }

/** The longest that arriving connections may delay the next request of a connection. */
const maxHoldMs = 100

/**
 * Node accepts one connection in each turn of the event loop, and each turn also handles a request of every
 * connection that has sent one. Among 500 busy connections the last to arrive would therefore wait for tens of
 * thousands of requests. So while connections arrive, those that have had a response wait for their next one.
 */
export function createAcceptFirst() {
  const held = new Set<Pausable>()
  let isArriving = false
  let hasArrived = false

  function releaseWhenQuiet(until: number) {
    if (hasArrived && performance.now() < until) {
      hasArrived = false
      setImmediate(releaseWhenQuiet, until)
      return
    }
    isArriving = false
    for (const connection of held) connection.resume()
    held.clear()
  }

  return {
    /** Must be called for every accepted connection. */
    noteConnection(): void {
      hasArrived = true
      if (isArriving) return
      isArriving = true
      // The time counts from the end of this turn, which itself may have taken longer.
      setImmediate(() => releaseWhenQuiet(performance.now() + maxHoldMs))
    },
    /** Must be called when a connection has been sent a response; its next request may have to wait. */
    noteResponse(connection: Pausable): void {
      if (!isArriving) return
      connection.pause()
      held.add(connection)
    },
  }
}
