import type en from './en.json'
import type { Locale } from './locale.ts'

/** English defines the keys; German must have the same ones. */
export type Messages = typeof en

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: Locale
  }
}
