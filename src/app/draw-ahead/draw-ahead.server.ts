import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#/db/client.server.ts'
import { pictureOf } from '#/images/names/picture-url.ts'
import type { PictureSpec } from '#/images/serve/pictures.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { createShopPictures, mostBytesAhead } from '#/app/http/shop-pictures.server.ts'
import { shownPictures } from './shown-pictures.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'

type Parts = { config: Config; db: Db; log: Log }

type DrawOptions = {
  /** When left out, all products. */
  products?: readonly number[]
  atOnce: number
  isDryRun?: boolean
  signal?: AbortSignal
  /** The room on disk for pictures; when left out, the folder's limit. */
  mostBytes?: number
}

export type DrawnAhead = {
  /** Already on disk. */
  stored: number
  drawn: number
  /** Not on disk; counted by a dry run only. */
  missing: number
  failed: number
  /** The bytes drawn, and the bytes that were on disk. */
  drawnBytes: number
  storedBytes: number
  /** Whether pictures were left out for lack of room. */
  isFull: boolean
}

/**
 * Draws the pictures that pages show and nobody has requested yet. Pictures on disk stay as they are, so a
 * run may be interrupted and started again. It stops before the folder would evict what was drawn here:
 * pictures found on disk count too, since this run has just marked them as used.
 */
export async function drawAhead(parts: Parts, options: DrawOptions): Promise<DrawnAhead> {
  const { atOnce, isDryRun = false, signal, mostBytes = mostBytesAhead } = options
  const ctx = freshCtx(parts)
  const pictures = createShopPictures({ ...parts, liveCache: ctx.liveCache }, { hasMemory: false })
  const report = { ...emptyReport }
  const urls = shownPictures(ctx, options.products ?? null)

  async function drawOne(spec: PictureSpec) {
    const picture = await pictures.prepare(spec)
    if (!picture) return
    if ('stored' in picture) {
      report.stored += 1
      report.storedBytes += picture.stored
    } else if (isDryRun) report.missing += 1
    else {
      report.drawnBytes += await picture.draw()
      report.drawn += 1
    }
  }

  async function work() {
    for await (const url of urls) {
      if (signal?.aborted) return
      if (report.storedBytes + report.drawnBytes >= mostBytes) {
        report.isFull = true
        return
      }
      const spec = specOf(url)
      // One picture that cannot be drawn must not stop the others.
      if (spec)
        await drawOne(spec).catch((error: unknown) => {
          report.failed += 1
          parts.log.warn({ err: error, asset: spec.asset }, 'a picture could not be drawn ahead')
        })
      await nextTurn()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return report
}

const emptyReport: DrawnAhead = {
  stored: 0,
  drawn: 0,
  missing: 0,
  failed: 0,
  drawnBytes: 0,
  storedBytes: 0,
  isFull: false,
}

/** Uses an empty cache of its own, since the process's cache may not yet reflect the change that started this. */
const freshCtx = ({ config, db, log }: Parts): Omit<SessionCtx, 'visitor'> => ({
  config: { ...config, FRAGMENT_CACHE_MB: 0 },
  db,
  log,
  liveCache: createLiveCache((error) => log.warn({ err: error }, 'could not be loaded anew')),
  now: new Date(),
  tags: new Set(),
  expiries: new Set(),
  session: () => Promise.resolve(null),
})

/** The picture in the format that current browsers request. */
function specOf(url: string): PictureSpec | null {
  const requested = pictureOf(url)
  return requested && { ...requested, accept: 'image/avif,image/webp', takesBrotli: true }
}
