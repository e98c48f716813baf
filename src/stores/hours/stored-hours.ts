import * as v from 'valibot'
import { localisedText } from '#/i18n/localised-text.ts'
import type { OpeningHours } from './opening-hours.ts'
import { holidayCodes, holidayRegions } from './public-holidays.ts'

const spans = v.array(v.object({ from: v.string(), to: v.string() }))

/** Opening hours as stored in JSON. */
export const storedHours = v.object({
  timeZone: v.string(),
  week: v.array(spans),
  holidays: v.object({
    region: v.picklist(holidayRegions),
    spans,
    closedOn: v.array(v.picklist(holidayCodes)),
  }),
  exceptions: v.array(v.object({ day: v.string(), spans, note: localisedText })),
}) satisfies v.GenericSchema<unknown, OpeningHours>
