import { daySeconds } from '#/platform/config/durations.ts'

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** A duration in whole units; a begun second counts, so that the last one is shown as 1. */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1_000))
  return {
    days: Math.floor(total / daySeconds),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
