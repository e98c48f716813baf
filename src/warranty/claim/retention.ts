import { dayMs } from '#/platform/config/durations.ts'
import { isClosed, type ClaimState } from '#/warranty/state/claim-state.ts'

/** Days after the last change until a claim and its files are deleted (docs/behaviour.md, "Warranty claims"). */
const retentionDays = { open: 730, closed: 365 } as const

export const retainedUntil = (state: ClaimState, lastChange: Date): Date =>
  new Date(lastChange.getTime() + retentionDays[isClosed(state) ? 'closed' : 'open'] * dayMs)
