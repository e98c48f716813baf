import compile from 'icu-minify/compile'
import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format'

type Formats = Partial<NonNullable<FormatOptions['formats']>>
/** What the library hands to whatever fills in its messages. */
export type MessageOptions = {
  locale: string
  timeZone?: string | undefined
  formats?: Formats
  globalFormats?: Formats
}

/**
 * How the built server fills in messages (`tools/vite-lean-messages.ts` puts it in the place of the
 * library's own): taken apart once, and then by the very code that browsers run. The library would take
 * every message apart anew for each page, which was a quarter of what a listing costs.
 */
export function formatMessage(
  _key: string,
  message: string,
  values: FormatValues<never> = {},
  { locale, timeZone, formats, globalFormats }: MessageOptions,
) {
  const parts = compiled(message)
  if (typeof parts === 'string') return parts
  return format(parts, locale, values, {
    formatters,
    formats: {
      dateTime: { ...globalFormats?.dateTime, ...formats?.dateTime },
      number: { ...globalFormats?.number, ...formats?.number },
    },
    ...(timeZone !== undefined && { timeZone }),
  })
}
/** The library asks this to know what kind of messages it may be given: texts as people write them. */
formatMessage.raw = true

const known = new Map<string, CompiledMessage>()

/** Messages come from our own files alone, so there is an end to them. */
function compiled(message: string): CompiledMessage {
  const held = known.get(message)
  if (held !== undefined) return held
  const made = compile(message)
  known.set(message, made)
  return made
}

/** Making a formatter costs far more than using it. */
function remembered<Asking extends unknown[], Made>(make: (...asking: Asking) => Made) {
  const made = new Map<string, Made>()
  return (...asking: Asking): Made => {
    const name = JSON.stringify(asking)
    const held = made.get(name) ?? make(...asking)
    made.set(name, held)
    return held
  }
}

type Wanted<Kind extends new (...asking: never[]) => unknown> = ConstructorParameters<Kind>

const formatters = {
  getNumberFormat: remembered(
    (...asking: Wanted<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...asking),
  ),
  getPluralRules: remembered(
    (...asking: Wanted<typeof Intl.PluralRules>) => new Intl.PluralRules(...asking),
  ),
  getDateTimeFormat: remembered(
    (...asking: Wanted<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...asking),
  ),
}
