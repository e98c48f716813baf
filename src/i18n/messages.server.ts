import { createHash } from 'node:crypto'
import { compileMessages } from './compile-messages.server.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import { type Locale, locales } from './locale.ts'
import type { Messages } from './messages.ts'
import { keepUnits } from './numbers/keep-units.ts'

/** Figures stay on one line with their units in every text. */
export const messages: Record<Locale, Messages> = { en: keepUnitsIn(en), de: keepUnitsIn(de) }

/** The body of `/_i18n/{locale}/messages.json`: the messages keyed by their locale. */
const bodies: Record<Locale, string> = { en: body('en'), de: body('de') }
const hashes: Record<Locale, string> = {
  en: hashOfBody(bodies.en),
  de: hashOfBody(bodies.de),
}

export const messagesBody = (locale: Locale): string => bodies[locale]

/** Changes with every text, so that the hashed URL may be cached for ever. */
export const messagesHash = (locale: Locale): string => hashes[locale]

export type MessagesUrl =
  | { locale: Locale; isImmutable: boolean }
  /** An unknown locale, or the hash of another release: the caller responds 404. */
  | null

/** Reads `/_i18n/{locale}/messages.json` and `/_i18n/{hash}/{locale}/messages.json`. */
export function parseMessagesUrl(path: string): MessagesUrl {
  const [, hashed, code] = /^\/_i18n\/(?:([\w-]+)\/)?([\w-]+)\/messages\.json$/.exec(path) ?? []
  const locale = locales.find((known) => known === code)
  if (!locale || (hashed !== undefined && hashed !== hashes[locale])) return null
  return { locale, isImmutable: hashed !== undefined }
}

/** The error where there are no messages: the locale is missing or unknown. */
export function missingMessages(path: string): { status: 400 | 404; message: string } {
  const code = /([^/]+)\/messages\.json$/.exec(path)?.[1]
  return code === undefined || code === '_i18n'
    ? { status: 400, message: 'Locale not specified.' }
    : { status: 404, message: `Locale '${code}' not found.` }
}

function keepUnitsIn<Texts extends object>(texts: Texts): Texts {
  const kept = Object.entries(texts).map(([key, text]: [string, unknown]) => [
    key,
    typeof text === 'object' && text !== null ? keepUnitsIn(text) : keepUnits(String(text)),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced by texts, so the shape stays
  return Object.fromEntries(kept) as Texts
}

function body(locale: Locale): string {
  return JSON.stringify({ [locale]: compileMessages(messages[locale]) })
}

/** The part of a hashed URL that stands for what it answers. */
export function hashOfBody(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
