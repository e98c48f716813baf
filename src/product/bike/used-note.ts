import type { UsedRecord } from '#/catalogue/import/import-model.ts'
import type { UsedGrade } from '#/catalogue/model/attributes.ts'
import type { Bike } from '#/catalogue/model/bike.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { gradeName, pieceNote, riddenInWords } from '#/catalogue/used-words.ts'
import type { Locale } from '#/i18n/locale.ts'
import { formatMoney } from '#/money/format-money.ts'
import type { SpecLine } from '#/product/facts/specification-groups.ts'
import { compare, type Money, subtract } from '#/money/money.ts'

/** These texts are here and not in the messages, which every page loads. */
const gradeMeanings: Record<UsedGrade, Localised> = {
  A: {
    en: 'Hardly any trace of use: from an arm’s length it looks new.',
    de: 'Kaum Gebrauchsspuren: Aus einer Armlänge sieht es aus wie neu.',
  },
  B: {
    en: 'Small marks that you find when you look for them. They change nothing about the ride.',
    de: 'Kleine Spuren, die du findest, wenn du sie suchst. Am Fahren ändern sie nichts.',
  },
  C: {
    en: 'Marks that you see at once. They change nothing about the ride.',
    de: 'Spuren, die man gleich sieht. Am Fahren ändern sie nichts.',
  },
}
const words = {
  condition: { en: 'Condition', de: 'Zustand' },
  isNew: { en: 'new', de: 'neu' },
  noMarks: { en: 'no marks', de: 'keine Spuren' },
  battery: { en: 'battery at {percent}%', de: 'Akku bei {percent}\u00A0%' },
  renewed: { en: 'Renewed', de: 'Erneuert' },
  guarantee: { en: 'Guarantee', de: 'Garantie' },
  countsAsNew: {
    en: 'The same as for a new bike and for its full term: you count as the first owner.',
    de: 'Dieselbe wie beim neuen Rad und mit voller Laufzeit: Du giltst als Erstbesitzerin oder Erstbesitzer.',
  },
  saving: { en: '{saving} less than new ({price})', de: '{saving} günstiger als neu ({price})' },
} as const satisfies Record<string, Localised>

/** The condition as a row of a specification, for bikes beside each other of which one is used. */
export const conditionLine = ({ used }: Pick<Bike, 'used'>, locale: Locale): SpecLine => ({
  key: 'condition',
  name: words.condition[locale],
  value: used ? pieceNote(used, null)[locale] : words.isNew[locale],
})

/** The condition of a used bike as its page shows it. */
export type UsedNote = {
  grade: string
  meaning: string
  /** Every size is one bike. */
  pieces: { size: string; ridden: string; state: string }[]
  facts: { name: string; value: string }[]
  /** The bike that is sold new, where the shop sells it for more. */
  saving: { text: string; to: string } | null
}

type Piece = UsedRecord['pieces'][number]
/** The price of the same bike new in the visitor's country, and its page. */
type SoldNew = { price: Money; to: string }
type Reader = { locale: Locale; moneyLocale: string }

export function usedNote(
  { used, guarantee }: { used: UsedRecord; guarantee: Bike['guarantee'] },
  prices: { price: Money | null; soldNew: SoldNew | null },
  reader: Reader,
): UsedNote {
  const { locale } = reader
  return {
    grade: gradeName(used, locale),
    meaning: gradeMeanings[used.grade][locale],
    pieces: used.pieces.map((piece) => ({
      size: piece.size,
      ridden: riddenInWords([piece.kilometres], locale),
      state: stateOf(piece, locale),
    })),
    facts: [
      ...(used.renewed.length > 0
        ? [{ name: words.renewed[locale], value: listed(used.renewed, locale) }]
        : []),
      ...(guarantee ? [{ name: words.guarantee[locale], value: words.countsAsNew[locale] }] : []),
    ],
    saving: savingOf(prices, reader),
  }
}

function stateOf({ marks, batteryPercent }: Piece, locale: Locale): string {
  const found = marks.length > 0 ? marks.map((mark) => mark[locale]) : [words.noMarks[locale]]
  const battery =
    batteryPercent === undefined
      ? []
      : [words.battery[locale].replace('{percent}', String(batteryPercent))]
  return [...found, ...battery].join('; ')
}

const listed = (texts: readonly Localised[], locale: Locale) =>
  new Intl.ListFormat(locale).format(texts.map((text) => text[locale]))

/** A saving is counted only from a price that the shop asks today. */
function savingOf(
  { price, soldNew }: { price: Money | null; soldNew: SoldNew | null },
  { locale, moneyLocale }: Reader,
): UsedNote['saving'] {
  if (!price || !soldNew || compare(soldNew.price, price) <= 0) return null
  const text = words.saving[locale]
    .replace('{saving}', formatMoney(subtract(soldNew.price, price), moneyLocale))
    .replace('{price}', formatMoney(soldNew.price, moneyLocale))
  return { text, to: soldNew.to }
}
