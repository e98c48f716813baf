import type { UsedRecord } from './import/import-model.ts'
import type { Locale } from '#/i18n/locale.ts'
import { formatNumber } from '#/i18n/numbers/format-number.ts'
import { milesOf } from '#/i18n/numbers/british-measures.ts'
import type { Localised } from './model/localised.ts'

const gradeNames: Record<Locale, string> = { en: 'Grade', de: 'Zustand' }

export const gradeName = ({ grade }: Pick<UsedRecord, 'grade'>, locale: Locale): string =>
  `${gradeNames[locale]}\u00A0${grade}`

/** A distance that was ridden: kilometres, and in English miles before them. */
export function riddenInWords(kilometres: readonly number[], locale: Locale): string {
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const ends = least === most ? [most] : [least, most]
    return ends.map((value) => formatNumber(value, locale)).join('–')
  }
  const metric = `${range(kilometres)}\u00A0km`
  return locale === 'en' ? `${range(kilometres.map(milesOf))}\u00A0miles (${metric})` : metric
}

/** The condition of one size in short, for cart lines and orders: "Grade A, 75 miles (120 km)". */
export function pieceNote(used: UsedRecord, size: string | null): Localised {
  const ridden = used.pieces
    .filter((piece) => size === null || piece.size === size)
    .map(({ kilometres }) => kilometres)
  const words = (locale: Locale) =>
    [gradeName(used, locale), ...(ridden.length > 0 ? [riddenInWords(ridden, locale)] : [])].join(
      ', ',
    )
  return { en: words('en'), de: words('de') }
}
