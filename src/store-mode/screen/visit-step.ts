import { minuteMs } from '#/platform/config/durations.ts'
import { sharedScreenSettings } from '#/platform/config/shared-screen-settings.ts'

/**
 * The visit at a shared screen: a random number, and when anybody last touched the screen, in any tab; null while
 * a cleared screen waits for the next visitor.
 */
export type Visit = { number: string; activeAt: number | null }

/**
 * The next step of a tab. `begin`: nobody was here. `join`: the tab is new, the visit is not. `leave`: the
 * visit of this tab was ended by another one. `end`: everything of the visit is erased.
 */
export type VisitStep =
  | { kind: 'begin' | 'join' | 'go-on' | 'leave' | 'end' }
  | { kind: 'warn'; secondsLeft: number }

type Seen = {
  /** The number of the visit that this tab belongs to; null for a tab that has just been opened. */
  own: string | null
  /** The visit that all tabs share. */
  stored: Visit | null
  now: number
}

type Times = Readonly<Record<'idleMs' | 'warningMs', number>>

/** A clock that is set back by more than this cannot be trusted, and the visit could last for ever. */
const clockErrorMs = minuteMs

/**
 * Decides by the clock and never by a timer, since timers do not run while a tab or the device sleeps
 * (docs/behaviour.md#shared-screens-in-a-store).
 */
export function visitStep(
  { own, stored, now }: Seen,
  times: Times = sharedScreenSettings,
): VisitStep {
  if (stored === null) return { kind: own === null ? 'begin' : 'leave' }
  if (own !== null && own !== stored.number) return { kind: 'leave' }
  if (stored.activeAt === null) return { kind: own === null ? 'join' : 'go-on' }
  const idleMs = now - stored.activeAt
  if (idleMs >= times.idleMs || idleMs < -clockErrorMs) return { kind: 'end' }
  if (own === null) return { kind: 'join' }
  const leftMs = times.idleMs - idleMs
  return leftMs > times.warningMs
    ? { kind: 'go-on' }
    : { kind: 'warn', secondsLeft: Math.ceil(leftMs / 1000) }
}

/**
 * The visit after a touch. Once the screen asks whether anybody is there, only its button says so: a passer-by
 * who brushes the screen must not keep somebody else's visit alive.
 */
export const touched = (seen: Seen, times: Times = sharedScreenSettings): Visit | null =>
  seen.stored && visitStep(seen, times).kind === 'go-on'
    ? { ...seen.stored, activeAt: seen.now }
    : seen.stored

/** A visit that every tab ends, however its clock runs. */
export const over = ({ number }: Visit): Visit => ({ number, activeAt: 0 })
