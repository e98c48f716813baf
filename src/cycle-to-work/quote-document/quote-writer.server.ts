import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import type { mailTranslator } from '#/mail/mail-translator.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Pdf } from '#/platform/pdf/pdf-page.server.ts'

/** The inputs of every part of the document. */
export type QuoteWriter = {
  pdf: Pdf
  quote: Quote
  site: Site
  translate: ReturnType<typeof mailTranslator>
}
