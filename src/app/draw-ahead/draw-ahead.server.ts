import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#/db/client.server.ts'
import { parsePictureUrl } from '#/images/names/picture-url.ts'
import type { PictureSpec } from '#/images/serve/pictures.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { createShopPictures, mostBytesAhead } from './shop-pictures.server.ts'
import { shownPictures } from './shown-pictures.server.ts'
import type { Ctx } from '#/visitor/context.ts'

type Parts = { config: Config; db: Db; log: Log }

type Manner = {
  /** Left out, all of the shop. */
  products?: readonly number[]
  atOnce: number
  isDryRun?: boolean
  signal?: AbortSignal
  /** Room on the disk for what pages show; left out, what the picture folder leaves. */
  mostBytes?: number
}

export type DrawnAhead = {
  /** On disk before. */
  kept: number
  drawn: number
  /** Not on disk after a dry run. */
  missing: number
  failed: number
  /** What was drawn and what was there, in bytes. */
  drawnBytes: number
  keptBytes: number
  /** Whether something was left out for want of room. */
  isFull: boolean
}

/**
 * Draws what pages show and nobody has asked for yet. Whatever is on disk stays as it is, so it may be
 * interrupted and begun again. It stops before the folder has to throw out what was drawn here: those
 * found on disk count too, as the folder has just been told that they are wanted.
 */
export async function drawAhead(parts: Parts, manner: Manner): Promise<DrawnAhead> {
  const { atOnce, isDryRun = false, signal, mostBytes = mostBytesAhead } = manner
  const ctx = freshCtx(parts)
  const pictures = createShopPictures({ ...parts, memory: ctx.memory }, { keepsInMemory: false })
  const report = { ...nothingYet }
  const addresses = shownPictures(ctx, manner.products ?? null)

  async function drawOne(wish: PictureSpec) {
    const picture = await pictures.await(wish)
    if (!picture) return
    if ('kept' in picture) {
      report.kept += 1
      report.keptBytes += picture.kept
    } else if (isDryRun) report.missing += 1
    else {
      report.drawnBytes += await picture.draw()
      report.drawn += 1
    }
  }

  async function work() {
    for await (const address of addresses) {
      if (signal?.aborted) return
      if (report.keptBytes + report.drawnBytes >= mostBytes) {
        report.isFull = true
        return
      }
      const wish = wishOf(address)
      // one that cannot be drawn must not cost the others
      if (wish)
        await drawOne(wish).catch((error: unknown) => {
          report.failed += 1
          parts.log.warn({ err: error, asset: wish.asset }, 'a picture could not be drawn ahead')
        })
      await nextTurn()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return report
}

const nothingYet: DrawnAhead = {
  kept: 0,
  drawn: 0,
  missing: 0,
  failed: 0,
  drawnBytes: 0,
  keptBytes: 0,
  isFull: false,
}

/** Pages as they are now: the memory of the process may not have heard of the change that led here. */
const freshCtx = ({ config, db, log }: Parts): Omit<Ctx, 'visitor'> => ({
  config: { ...config, KEPT_PARTS_MB: 0 },
  db,
  log,
  memory: createLiveCache((error) => log.warn({ err: error }, 'could not be loaded anew')),
  now: new Date(),
  tags: new Set(),
  expiries: new Set(),
  session: () => Promise.resolve(null),
})

/** As today's browsers ask for it. */
function wishOf(address: string): PictureSpec | null {
  const [path = '', query = ''] = address.split('?', 2)
  const parsed = parsePictureUrl(path)
  return (
    parsed && {
      ...parsed,
      version: new URLSearchParams(query).get('v'),
      accept: 'image/avif,image/webp',
      takesBrotli: true,
    }
  )
}
