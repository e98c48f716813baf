import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a point in time, whatever the zone of the session; it is named after its key unless told otherwise. */
export const instant = (name = '') => timestamp(name, { withTimezone: true })
