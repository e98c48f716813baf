import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import type { mailTranslator } from '#/mail/mail-translator.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Pdf } from '#/platform/pdf/pdf-page.server.ts'

/** What every part of the document is written with. */
export type QuoteWriter = {
  pdf: Pdf
  quote: Quote
  site: Site
  translate: ReturnType<typeof mailTranslator>
}
