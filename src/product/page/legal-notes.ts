import type { ElectricRecord } from '#/catalogue/import/import-model.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'

/** Long legal texts are here and not in the messages, which every page loads. */

const pedelec = {
  /** Electrically Assisted Pedal Cycles Regulations, as amended 2015. */
  gb: {
    en: 'In Great Britain this is an electrically assisted pedal cycle (EAPC): the motor gives at most 250 W, helps only while you pedal and stops at 15.5 mph. No licence, tax or insurance is needed; riders must be 14 or older.',
    de: 'In Großbritannien gilt es als „electrically assisted pedal cycle“ (EAPC): Der Motor leistet höchstens 250 W, hilft nur beim Treten und schaltet bei 25 km/h (15,5 mph) ab. Führerschein, Steuer und Versicherung sind nicht nötig; gefahren werden darf ab 14 Jahren.',
  },
  eu: {
    en: 'In the EU this is a bicycle in law (pedelec, EN 15194): at most 250 W, assistance only while you pedal and up to 25 km/h. No licence or insurance plate is needed.',
    de: 'In der EU gilt es rechtlich als Fahrrad (Pedelec nach EN 15194): höchstens 250 W, Unterstützung nur beim Treten und bis 25 km/h. Führerschein und Versicherungskennzeichen brauchst du nicht.',
  },
  elsewhere: {
    en: 'Built to EN 15194: at most 250 W, assistance only while you pedal and up to 25 km/h. Please check the rules of your country before you ride on the road.',
    de: 'Gebaut nach EN 15194: höchstens 250 W, Unterstützung nur beim Treten und bis 25 km/h. Bitte prüfe vor der ersten Fahrt, was bei dir auf der Straße gilt.',
  },
} as const satisfies Record<string, Localised>

export const pedelecNote = ({ code, isInEu }: Country, locale: Locale): string =>
  (code === 'gb' ? pedelec.gb : isInEu ? pedelec.eu : pedelec.elsewhere)[locale]

/** Regulation (EU) 2023/1542, Article 74; § 18 BattG and its successor. */
const batteryDisposal: Localised = {
  en: 'Batteries do not belong in household waste. Bring used ones to a collection point or to one of our stores, or send them back to us free of charge: we take back every battery of the kind we sell.',
  de: 'Batterien und Akkus gehören nicht in den Hausmüll. Gib alte Akkus bei einer Sammelstelle oder in einem unserer Läden ab oder schicke sie uns kostenlos zurück: Wir nehmen jeden Akku zurück, wie wir ihn verkaufen. Die Kosten der Entsorgung trägt der Hersteller.',
}
export const batteryDisposalNote = (locale: Locale): string => batteryDisposal[locale]

type Battery = ElectricRecord['battery']

const chemistry: Record<Battery['chemistry'], Localised> = {
  'li-ion': { en: 'Lithium-ion', de: 'Lithium-Ionen' },
  lifepo4: { en: 'Lithium iron phosphate', de: 'Lithium-Eisenphosphat' },
  nimh: { en: 'Nickel-metal hydride', de: 'Nickel-Metallhydrid' },
  alkaline: { en: 'Alkaline', de: 'Alkali-Mangan' },
  'lithium-metal': { en: 'Lithium metal', de: 'Lithium-Metall' },
}
export const chemistryName = (battery: Battery, locale: Locale): string =>
  chemistry[battery.chemistry][locale]
