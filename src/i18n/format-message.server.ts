import compile from 'icu-minify/compile'
import formatCompiled from 'use-intl/format-message/format-only'

type Asked = Parameters<typeof formatCompiled>
type Compiled = Asked[1]

/**
 * How the built server fills in messages (`tools/vite-lean-messages.ts` puts it in the place of the
 * library's own): taken apart once, and then by the very code that browsers run. The library would take
 * every message apart anew for each page, which was a quarter of what a listing costs.
 */
export default function formatMessage(
  key: string,
  message: string,
  values: Asked[2],
  options: Asked[3],
): ReturnType<typeof formatCompiled> {
  const formatters = { ...options.formatters, ...ours }
  return formatCompiled(key, compiled(message), values, { ...options, formatters })
}
/** The library asks this to know what kind of messages it may be given: texts as people write them. */
formatMessage.raw = true

const known = new Map<string, Compiled>()

/** Messages come from our own files alone, so there is an end to them. */
function compiled(message: string): Compiled {
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

/** Those that messages can ask for; the page's own know the rest. */
const ours = {
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
