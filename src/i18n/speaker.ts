import type { Locale } from './locale.ts'

/** The reader's language and its translations. */
export type Speaker = {
  locale: Locale
  translate: (key: string, values?: Record<string, string | number>) => string
}
