import type { ElectricRecord } from '#/catalogue/import/import-model.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'

/** Long legal texts are here and not in the messages, which every page loads. */

const pedelec = {
  /** Electrically Assisted Pedal Cycles Regulations, as amended 2015. */
  gb: {
    en: 'In Great Britain this is an electrically assisted pedal cycle (EAPC): the motor gives at most 250 W, helps only while you pedal and stops at 15.5 mph. No licence, tax or insurance is needed; riders must be 14 or older.',
    de: 'In Großbritannien gilt es als „electrically assisted pedal cycle“ (EAPC): Der Motor hat höchstens 250 W Nenndauerleistung, hilft nur beim Treten und schaltet bei 25 km/h (15,5 mph) ab. Führerschein, Steuer und Versicherung sind nicht nötig; gefahren werden darf ab 14 Jahren.',
  },
  eu: {
    en: 'In the EU this is a bicycle in law (pedelec, EN 15194): at most 250 W, assistance only while you pedal and up to 25 km/h. No licence or insurance plate is needed.',
    de: 'In der EU gilt es rechtlich als Fahrrad (Pedelec nach EN 15194): höchstens 250 W Nenndauerleistung, Unterstützung nur beim Treten und bis 25 km/h. Führerschein und Versicherungskennzeichen brauchst du nicht.',
  },
  elsewhere: {
    en: 'Built to EN 15194: at most 250 W, assistance only while you pedal and up to 25 km/h. Please check the rules of your country before you ride on the road.',
    de: 'Gebaut nach EN 15194: höchstens 250 W Nenndauerleistung, Unterstützung nur beim Treten und bis 25 km/h. Bitte prüfe vor der ersten Fahrt, was bei dir auf der Straße gilt.',
  },
} as const satisfies Record<string, Localised>

export const pedelecNote = ({ code, isInEu }: Country, locale: Locale): string =>
  (code === 'gb' ? pedelec.gb : isInEu ? pedelec.eu : pedelec.elsewhere)[locale]

/** §§ 64a and 67 StVZO: a bicycle needs a bell, lights and reflectors on public roads in Germany. */
const notForRoads = {
  lights: {
    en: 'Not equipped for German roads (StVZO): this bike comes without lights, reflectors and bell. You need them on public roads.',
    de: 'Nicht nach StVZO ausgestattet: Dieses Rad kommt ohne Beleuchtung, Reflektoren und Klingel. Auf öffentlichen Straßen brauchst du sie.',
  },
  lightsOnly: {
    en: 'Not equipped for German roads (StVZO): this bike comes without lights. You need them on public roads.',
    de: 'Nicht nach StVZO ausgestattet: Dieses Rad kommt ohne Beleuchtung. Auf öffentlichen Straßen brauchst du sie.',
  },
  bell: {
    en: 'This bike comes without a bell. You need one on public roads in Germany (StVZO § 64a).',
    de: 'Dieses Rad kommt ohne Klingel. Auf öffentlichen Straßen brauchst du eine (§ 64a StVZO).',
  },
} as const satisfies Record<string, Localised>

/** The equipment that a bike lacks for the roads of the country; empty where the law leaves it to the rider. */
export function roadNotes(
  parts: Readonly<Record<string, string>>,
  { code }: Country,
  locale: Locale,
): string[] {
  if (code !== 'de') return []
  const [hasLights, hasBell] = [parts['lights'] !== undefined, parts['bell'] !== undefined]
  if (hasLights) return hasBell ? [] : [notForRoads.bell[locale]]
  return [notForRoads[hasBell ? 'lightsOnly' : 'lights'][locale]]
}

/**
 * The terms that a guarantee has to state beside its promise (§ 479 BGB, Consumer Rights Act 2015 section 30):
 * who gives it, where it applies, how to use it, and that the law gives rights besides.
 */
const guaranteeTerms = {
  en: 'Guarantor: {guarantor}. The guarantee is for the first owner and applies in every country we deliver to. To make a claim, use the form “Report a fault” or email {email}. Your statutory rights if goods are faulty are free of charge and not affected by it.',
  de: 'Garantiegeber: {guarantor}. Die Garantie gilt für den Erstbesitz in allen Ländern, in die wir liefern. Einen Garantiefall meldest du mit dem Formular „Schaden oder Mangel melden“ oder an {email}. Deine gesetzlichen Rechte bei Mängeln sind unentgeltlich und werden durch die Garantie nicht eingeschränkt.',
} as const satisfies Localised

export const guaranteeTermsNote = (guarantor: string, email: string, locale: Locale): string =>
  guaranteeTerms[locale].replace('{guarantor}', guarantor).replace('{email}', email)

/** The sentence of the guarantee's own terms that makes the buyer of a used bike its first owner. */
export const countsAsNewNote = {
  en: 'Ex-demo and refurbished bikes bought from us count as new: their buyer is the first owner.',
  de: 'Vorführräder und generalüberholte Räder von uns gelten als neu: Wer eines bei uns kauft, besitzt es als Erste oder Erster.',
} as const satisfies Localised

/** Regulation (EU) 2023/1542, Article 74; § 18 BattG and its successor. */
const batteryDisposal: Localised = {
  en: 'Batteries do not belong in household waste. Bring used ones to a collection point or to one of our stores. E-bike batteries and range extenders are dangerous goods: never post them yourself, we have them collected free of charge. We take back every battery of the kind we sell. The manufacturer pays for its disposal.',
  de: 'Batterien und Akkus gehören nicht in den Hausmüll. Gib alte Akkus bei einer Sammelstelle oder in einem unserer Läden ab. E-Bike-Akkus und Zusatzakkus sind Gefahrgut: Verschicke sie nie selbst, wir lassen sie kostenlos abholen. Wir nehmen jeden Akku der Art zurück, die wir verkaufen. Die Kosten der Entsorgung trägt der Hersteller.',
}
export const batteryDisposalNote = (locale: Locale): string => batteryDisposal[locale]

/** Regulation (EU) 2023/2854 (Data Act), Articles 4, 5 and 38. */
const dataRights: Localised = {
  en: 'In the European Union the data are yours to use: the holder has to give you, or anybody you name, access free of charge, and uses them only as agreed with you. You can end that at any time and complain to the authority of your country, in Germany the Bundesnetzagentur.',
  de: 'In der Europäischen Union darfst du die Daten nutzen: Der Dateninhaber muss sie dir oder Dritten, die du benennst, kostenlos zugänglich machen und darf sie selbst nur verwenden, soweit du es mit ihm vereinbart hast. Das kannst du jederzeit beenden. Beschweren kannst du dich bei der Behörde deines Landes, in Deutschland bei der Bundesnetzagentur.',
}
export const dataRightsNote = (locale: Locale): string => dataRights[locale]

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
