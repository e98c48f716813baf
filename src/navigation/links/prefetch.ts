import { settings } from '#/platform/config/settings.ts'
import { type Cancel, whenIdle } from '#/navigation/hydration/clock.ts'
import { ownPage } from '#/navigation/router/page-path.ts'
import { payloadCache, prefetchPayload } from '#/navigation/payload/payload.ts'
import { fetchPictureAhead } from './picture-ahead.client.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'

const enqueue = createPrefetchQueue({
  load: prefetchPayload,
  holds: payloadCache.holds,
  concurrency: settings.preload.concurrency,
  connection: () => ('connection' in navigator ? (navigator.connection ?? undefined) : undefined),
})

/** Fetches a page's data and chunk before the click; ignores links that are not pages of the shop. */
function prefetchPage(href: string): void {
  const target = ownPage(href, window.location.href)
  if (target) void enqueue(target)
}

/** Also fetches the page's opening picture, for a link that is about to be followed. */
export async function prefetchWhole(href: string): Promise<void> {
  const target = ownPage(href, window.location.href)
  if (!target) return
  await enqueue(target)
  const answer = await payloadCache.look(target)?.catch(() => null)
  if (answer && 'page' in answer && answer.meta.picture) fetchPictureAhead(answer.meta.picture)
}

/** For the first cards of a listing, which most visitors open next. */
export function prefetchWhenIdle(hrefs: readonly string[]): Cancel {
  return whenIdle(() => {
    for (const href of hrefs) prefetchPage(href)
  })
}
