import { stringifySetCookie } from 'cookie'

/** Converts a value to cookie text and back; `decode` returns null for text to be ignored. */
export type CookieCodec<Value> = {
  encode(value: Value): string
  decode(text: string): Value | null
}

export type CookieDefinition<Value> = {
  name: string
  maxAgeSeconds: number
  codec: CookieCodec<Value>
  /** Defaults to true; false only where a page's script needs the cookie. */
  httpOnly?: boolean
}

export type Cookie<Value> = {
  name: string
  /** The value in a request's `Cookie` header; null when absent or not ours. */
  read(header: string | null | undefined): Value | null
  /** The `Set-Cookie` line that stores the value. */
  serialise(value: Value, options: { secure: boolean }): string
  /** The `Set-Cookie` line that deletes it. */
  clear(options: { secure: boolean }): string
}

/** The cookies that only the server reads: over HTTPS their names carry a prefix (`cookie-names.ts`). */
export const guardedCookies = new Set<string>()

/** The lifetime in seconds of every cookie that the code defines, to be compared with the list for visitors. */
export const definedCookies = new Map<string, number>()

/**
 * Cookies are set by responses, because Safari deletes those that scripts set after seven days. Scripts set only
 * the language, which responses of a shared document cannot hold (app/document/start-script.ts), and the consent,
 * which the server sets as well (consent/browser/browser-stores.client.ts).
 */
export function defineCookie<Value>(definition: CookieDefinition<Value>): Cookie<Value> {
  const { name, maxAgeSeconds, codec, httpOnly = true } = definition
  if (httpOnly) guardedCookies.add(name)
  definedCookies.set(name, maxAgeSeconds)
  const line = (value: string, maxAge: number, secure: boolean) =>
    stringifySetCookie({ name, value, maxAge, path: '/', sameSite: 'lax', httpOnly, secure })
  return {
    name,
    read(header) {
      const text = header ? findCookie(header, name) : null
      return text === null ? null : codec.decode(text)
    },
    serialise: (value, { secure }) => line(codec.encode(value), maxAgeSeconds, secure),
    clear: ({ secure }) => line('', 0, secure),
  }
}

/** The `Set-Cookie` line that deletes a cookie of the shop by its name alone. */
export const clearCookie = (name: string, { secure }: { secure: boolean }): string =>
  stringifySetCookie({ name, value: '', maxAge: 0, path: '/', sameSite: 'lax', secure })

/** Reads one cookie without parsing the others, because this runs for every request. */
function findCookie(header: string, name: string): string | null {
  for (let at = header.indexOf(name); at >= 0; at = header.indexOf(name, at + 1)) {
    const from = at + name.length
    if (header[from] !== '=' || !beginsAt(header, at)) continue
    const end = header.indexOf(';', from)
    return decoded(header.slice(from + 1, end < 0 ? undefined : end).trim())
  }
  return null
}

/** Whether a cookie begins here: only spaces separate it from the last semicolon. */
function beginsAt(header: string, at: number): boolean {
  let before = at - 1
  while (header[before] === ' ') before -= 1
  return before < 0 || header[before] === ';'
}

function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Text unchanged: `0123` stays four characters and never becomes the number 123. */
export const textCodec: CookieCodec<string> = {
  encode: (value) => value,
  decode: (text) => (text === '' ? null : text),
}

/** Text that matches a pattern. */
export const patternCodec = (pattern: RegExp): CookieCodec<string> => ({
  encode: (value) => value,
  decode: (text) => (pattern.test(text) ? text : null),
})
