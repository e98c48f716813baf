import { defaultCountry, findCountry } from '#/country/country.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import type { Visitor } from '#/visitor/visitor.ts'
import type { BuildChange } from './build-changes.ts'

type Reader = Pick<Visitor, 'locale' | 'country'>

/** One sentence for each change, in the reader's language. */
export const changeWords = (change: BuildChange, reader: Reader): string =>
  translatorFor(reader.locale)(`savedBuilds.changes.${change.kind}`, valuesOf(change, reader))

/** The values of the sentence, by the kind of change. */
function valuesOf(change: BuildChange, { locale, country }: Reader): Record<string, string> {
  const amount = (each: Money) => formatMoney(each, country.locale)
  if ('names' in change) return { names: change.names.join(', ') }
  if ('by' in change) {
    const { before, now, by } = change
    return { before: amount(before), now: amount(now), by: amount(by) }
  }
  if ('before' in change) {
    const other = findCountry(change.country) ?? defaultCountry
    // Grouped as the reader groups figures: a German reads £3,529 as three pounds.
    return { before: amount(change.before), country: other.name[locale] }
  }
  if (!('was' in change)) return { country: country.name[locale] }
  const { kind: _, ...words } = change
  return 'now' in words ? { ...words, ...instead(words.now) } : words
}

/** Values for sentences that name a replacement, if there is one. */
const instead = (now: string | null) => ({ now: now ?? '', has: now === null ? 'no' : 'yes' })
