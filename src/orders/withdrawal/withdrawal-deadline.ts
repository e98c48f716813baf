import {
  addDays,
  type Day,
  dayOf,
  type HolidayCalendar,
  isWorkingDay,
} from '#/catalogue/calendar/bank-holidays.ts'

const withdrawalDays = 14

/**
 * The last day to withdraw: fourteen after the goods came, and where that is no working day the next
 * one (Directive 2011/83, Regulation 1182/71). Null while they have not come: the time has not begun.
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

/** Late is said, not refused: whether it counts is for people to decide. */
export const isLateOn = (deadline: Day | null, now: Date): boolean =>
  deadline !== null && dayOf(now) > deadline
