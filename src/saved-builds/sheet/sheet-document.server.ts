import { LRUCache } from 'lru-cache'
import { buildLook } from '#/configurator/build/build-look.ts'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { rasteriseDrawing } from '#/images/serve/rasterise.server.ts'
import { createLoadLimit } from '#/platform/rate-limit/load-limit.ts'
import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type SheetBuild, viewSheet } from './build-sheet.server.ts'
import { writeSheetPdf } from './build-sheet-pdf.server.ts'

/** Drawing and writing a sheet takes half a second, and anybody with a link may load it any number of times. */
const documents = new LRUCache<string, Promise<Buffer>>({ max: 50, ttl: 600_000 })

/** More than a shopper prints; every other build is another document, and a script could request millions. */
const sheetsPerMinute = 6
const countSheet = createMemoryLimit()

/**
 * A sheet takes a core for half a second, so one is written at a time, however many networks request them. Only two
 * wait: a waiting request holds one of the eight places for pages that are not stored (`app/http/web.ts`).
 */
const sheetLimit = createLoadLimit({ atOnce: 1, waiting: 2, waitMs: 20_000 })

/** About a hundred and fifty dots an inch at the width of the page. */
const width = 1100

/** The document of a build, written once for each state of it. */
export function sheetDocument(ctx: Ctx, build: SheetBuild): Promise<Buffer> {
  const { site, locale, network } = ctx.visitor
  const sheet = viewSheet(ctx, build)
  const key = JSON.stringify([site.id, locale, sheet])
  const known = documents.get(key)
  if (known) return known
  countSheet(network, { limit: sheetsPerMinute, now: ctx.now })
  const written = sheetLimit.run(async () =>
    writeSheetPdf(sheet, { site, locale, now: ctx.now, picture: await pictureOf(build) }),
  )
  documents.set(key, written)
  // A failure is not remembered; its requester is told of it.
  written.catch(() => documents.delete(key))
  return written
}

async function pictureOf({ bike, choice }: SheetBuild): Promise<Buffer | null> {
  const look = buildLook(bike, choice)
  return look && rasteriseDrawing(drawBike(look), { width, ground: 'stone100' }, 'jpg')
}
