import compile from 'icu-minify/compile'
import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format'

type Formats = Partial<NonNullable<FormatOptions['formats']>>
/** The options that the library passes to a message formatter. */
export type MessageOptions = {
  locale: string
  timeZone?: string | undefined
  formats?: Formats
  globalFormats?: Formats
}

/**
 * Formats messages on the built server (`tools/bundle/vite-lean-messages.ts` replaces the library's own formatter
 * with this one): each is compiled once and then formatted by the code that browsers run. The library would
 * compile every message again for each page, which was a quarter of the cost of a listing.
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
/** Tells the library which messages to pass in: uncompiled text. */
formatMessage.raw = true

const compiledMessages = new Map<string, CompiledMessage>()

/** Messages come only from our own files, so the cache is bounded. */
function compiled(message: string): CompiledMessage {
  const cached = compiledMessages.get(message)
  if (cached !== undefined) return cached
  const made = compile(message)
  compiledMessages.set(message, made)
  return made
}

/** Creating a formatter costs far more than using it. */
function memoised<Args extends unknown[], Made>(make: (...args: Args) => Made) {
  const made = new Map<string, Made>()
  return (...args: Args): Made => {
    const name = JSON.stringify(args)
    const cached = made.get(name) ?? make(...args)
    made.set(name, cached)
    return cached
  }
}

type ArgsOf<Kind extends new (...args: never[]) => unknown> = ConstructorParameters<Kind>

const formatters = {
  getNumberFormat: memoised(
    (...args: ArgsOf<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: memoised(
    (...args: ArgsOf<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
  getDateTimeFormat: memoised(
    (...args: ArgsOf<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
}
