import type { BoxRecord, ElectricRecord } from '#/catalogue/import/import-model.ts'
import type { ConnectedData } from '#/catalogue/import/import-product.ts'
import type { MakerRecord } from '#/catalogue/import/import-shop.ts'
import { type Country, findCountry } from '#/country/country.ts'
import type { Condition } from '#/catalogue/model/attributes.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Locale } from '#/i18n/locale.ts'
import { milesOf } from '#/i18n/numbers/british-measures.ts'
import { formatNumber } from '#/i18n/numbers/format-number.ts'
import { townLines } from '#/postal-address/format-address.ts'
import {
  batteryDisposalNote,
  countsAsNewNote,
  chemistryName,
  dataRightsNote,
  guaranteeTermsNote,
  pedelecNote,
} from './legal-notes.ts'

export type BatteryNote = {
  wattHours: number
  chemistry: string
  isRemovable: boolean
  serial: string | null
  passportUrl: string | null
  disposal: string
}

export function batteryNote(battery: ElectricRecord['battery'], locale: Locale): BatteryNote {
  return {
    wattHours: battery.wattHours,
    chemistry: chemistryName(battery, locale),
    isRemovable: battery.isRemovable,
    serial: battery.serialScheme?.[locale] ?? null,
    passportUrl: battery.passportUrl ?? null,
    disposal: batteryDisposalNote(locale),
  }
}

export type ElectricNote = {
  system: string
  watts: number
  newtonMetres: number
  /** The speed at which assistance ends, and the range, in the measures of the country. */
  assistTo: string
  range: string
  extenderWattHours: number | null
  charger: string
  chargeHours: number
  battery: BatteryNote
  law: string
}

export const electricNote = (
  electric: ElectricRecord,
  country: Country,
  locale: Locale,
): ElectricNote => ({
  system: electric.system,
  watts: electric.watts,
  newtonMetres: electric.newtonMetres,
  assistTo: speedInWords(electric.assistToKmh, country, locale),
  range: rangeInWords(electric.rangeKm, country, locale),
  extenderWattHours: electric.extenderWattHours ?? null,
  charger: electric.charger[locale],
  chargeHours: electric.chargeHours,
  battery: batteryNote(electric.battery, locale),
  law: pedelecNote(country, locale),
})

export type ConnectedNote = Record<keyof ConnectedData, string> & { rights: string }

export const connectedNote = (data: ConnectedData, locale: Locale): ConnectedNote => ({
  collected: data.collected[locale],
  amount: data.amount[locale],
  stored: data.stored[locale],
  holder: data.holder[locale],
  access: data.access[locale],
  rights: dataRightsNote(locale),
})

/** Kilometres an hour; in the United Kingdom miles come first, as on its road signs. */
function speedInWords(kmh: number, { code }: Country, locale: Locale): string {
  const metric = `${kmh}\u00A0km/h`
  const mph = formatNumber(kmh / 1.609344, locale, { most: 1 })
  return code === 'gb' ? `${mph}\u00A0mph (${metric})` : metric
}

const miles: Localised = { en: 'miles', de: 'Meilen' }

function rangeInWords(
  [least, most]: readonly [number, number],
  { code }: Country,
  locale: Locale,
): string {
  const metric = `${least}–${most}\u00A0km`
  if (code !== 'gb') return metric
  return `${milesOf(least)}–${milesOf(most)}\u00A0${miles[locale]} (${metric})`
}

export type BoxNote = {
  /** Centimetres, longest first. */
  sides: [number, number, number]
  kilograms: number
  level: 1 | 2 | 3
  minutes: number
  tools: string
  contents: string
}

export const boxNote = (box: BoxRecord, locale: Locale): BoxNote => ({
  sides: [box.length, box.height, box.width],
  kilograms: box.weight / 1000,
  level: box.assemblyLevel,
  minutes: box.minutes,
  tools: box.tools[locale],
  contents: box.contents[locale],
})

export type PostalNote = { name: string; lines: string[]; email: string; url: string | null }
/** The parties responsible for the product (Regulation (EU) 2023/988, Article 19). */
export type MakerNote = {
  brand: string
  manufacturer: PostalNote
  responsible: PostalNote | null
}

export const makerNote = (maker: MakerRecord, locale: Locale): MakerNote => ({
  brand: maker.name,
  manufacturer: postal(maker.manufacturer, locale),
  responsible: maker.responsiblePerson ? postal(maker.responsiblePerson, locale) : null,
})

/** The guarantee of the maker with its terms; null where there is none. */
export function guaranteeNote(
  { guarantee, condition = 'new' }: { guarantee?: Localised | null; condition?: Condition },
  { manufacturer }: MakerRecord,
  locale: Locale,
): string | null {
  if (!guarantee) return null
  const { name, lines, email } = postal(manufacturer, locale)
  return [
    guarantee[locale],
    guaranteeTermsNote([name, ...lines].join(', '), email, locale),
    ...(condition === 'new' ? [] : [countsAsNewNote[locale]]),
  ].join(' ')
}

const postal = (
  { name, street, postcode, city, country, email, url }: MakerRecord['manufacturer'],
  locale: Locale,
): PostalNote => {
  const known = findCountry(country)
  const town = known
    ? townLines({ city, region: null, postcode, country: known.code })
    : [`${postcode} ${city}`]
  return {
    name,
    lines: [street, ...town, known?.name[locale] ?? country.toUpperCase()],
    email,
    url: url ?? null,
  }
}
