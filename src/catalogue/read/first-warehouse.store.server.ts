import { sql } from 'drizzle-orm'

/**
 * Joins the first warehouse as `w`: its workshop and calendar decide every dispatch date. The calendar is
 * also its clock: the German one for a warehouse in Germany, the British one for any other.
 */
export const joinFirstWarehouse = sql.raw(`left join (
  select workshop_queue_days as queue_days, case country when 'de' then 'de' else 'uk' end as calendar
  from places where kind = 'warehouse' order by position limit 1) w on true`)
