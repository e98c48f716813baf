import { type HolidayCalendar, isWorkingDay } from '#/catalogue/calendar/bank-holidays.ts'
import { addDays, type Day, dayOf } from '#/catalogue/calendar/day.ts'

const withdrawalDays = 14

/**
 * The last day to withdraw: fourteen days after delivery, which is the day on which staff mark the order complete; if
 * that is no working day, the next one (Directive 2011/83, Regulation 1182/71). Null before delivery, when the period has not begun.
 * Days are those of UTC.
 */
export function withdrawalDeadline(
  deliveredAt: Date | null,
  calendar: HolidayCalendar,
): Day | null {
  if (!deliveredAt) return null
  let day = addDays(dayOf(deliveredAt), withdrawalDays)
  while (!isWorkingDay(day, calendar)) day = addDays(day, 1)
  return day
}

/** A late withdrawal is marked, not refused: staff decide whether it counts. */
export const isLateOn = (deadline: Day | null, now: Date): boolean =>
  deadline !== null && dayOf(now) > deadline
