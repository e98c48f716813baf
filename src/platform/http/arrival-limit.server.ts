import type { IncomingMessage } from 'node:http'

type Pace = {
  bytesPerSecond: number
  /** The time by which a sender may fall behind, as on a train that passes through a tunnel. */
  behindMs: number
}
type ArrivalLimit = { withinMs: number; pace?: Pace }

/**
 * The time in which a request must arrive. Files are given more, at a pace that a poor connection of a phone keeps:
 * otherwise a few senders of nothing would hold all places for files.
 */
export const arrivalLimits = {
  usual: { withinMs: 15_000 },
  files: { withinMs: 300_000, pace: { bytesPerSecond: 16_384, behindMs: 15_000 } },
} as const satisfies Record<string, ArrivalLimit>

/** Cuts off a sender whose body has not arrived in time, whether anybody reads it or not, or who is too slow. */
export function limitArrival(req: IncomingMessage, { withinMs, pace }: ArrivalLimit): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers
  if (length === '0' && encoding === undefined) return
  const cutOff = () => {
    if (!req.complete) req.socket.destroy()
  }
  const timer = setTimeout(cutOff, withinMs).unref()
  req.once('close', () => clearTimeout(timer))
  if (pace) limitPace(req, pace, cutOff)
}

/** Only the time in which somebody reads counts: a sender cannot help it if the shop is busy with what has arrived. */
function limitPace(
  req: IncomingMessage,
  { bytesPerSecond, behindMs }: Pace,
  cutOff: () => void,
): void {
  const everyMs = behindMs / 15
  let leftMs = behindMs
  let counted = req.socket.bytesRead
  const check = () => {
    const arrived = req.socket.bytesRead
    // Time left over from a fast part is not carried forward.
    leftMs = Math.min(behindMs, leftMs + ((arrived - counted) / bytesPerSecond) * 1_000)
    counted = arrived
    if (req.readableFlowing) leftMs -= everyMs
    if (leftMs <= 0) cutOff()
  }
  const timer = setInterval(check, everyMs).unref()
  req.once('close', () => clearInterval(timer))
}
