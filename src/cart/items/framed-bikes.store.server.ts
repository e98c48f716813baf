import { sql } from 'drizzle-orm'
import { bikeOf, type Build, type Model } from '#/catalogue/model/bike.ts'
import { frameOf } from '#/configurator/fit/fit-frame.ts'
import type { Db } from '#/db/client.server.ts'
import type { FramedBike } from '#/cart/lines/fit-line.ts'

/** Frames and paint finishes by product ID, for fit checks. */
export async function readFramedBikes(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, FramedBike>> {
  const { rows } = await db.execute<{ id: number; model: Model; build: Build }>(sql`
    select p.id, m.record as model, p.record as build
    from products p join products m on m.id = p.parent_id
    where p.id = any (${sql.param(ids)}::integer[])`)
  return new Map(
    rows.map(({ id, model, build }) => {
      const bike = bikeOf(model, build)
      const finishes = new Map(bike.colourways.map(({ code, paint }) => [code, paint.finish]))
      return [id, { frame: frameOf(model, bike), finishes }]
    }),
  )
}
