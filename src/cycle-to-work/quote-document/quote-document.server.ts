import { LRUCache } from 'lru-cache'
import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import type { Db } from '#/db/client.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import { writeQuotePdf } from './quote-pdf.server.ts'
import { quotePicture } from './quote-picture.server.ts'

/** To write a document blocks the process for a while, and whoever holds a link may load it any number of times. */
const documents = new LRUCache<string, Promise<Buffer>>({ max: 50, ttl: 600_000 })

/** The document behind the link of a quote, written once for each state of it. */
export function quoteDocument(db: Db, quote: Quote, site: Site): Promise<Buffer> {
  const key = `${quote.number} ${quote.state}`
  const known = documents.get(key)
  if (known) return known
  const written = quotePicture(db, quote).then((picture) => writeQuotePdf(quote, { site, picture }))
  documents.set(key, written)
  // A failure is not remembered; its requester is told of it.
  written.catch(() => documents.delete(key))
  return written
}
