import type { Localised } from './localised.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

type Row = { group: SpecificationGroup; label: Localised }

export const specificationGroups = {
  frameset: { en: 'Frameset', de: 'Rahmenset' },
  drivetrain: { en: 'Drivetrain', de: 'Antrieb' },
  brakes: { en: 'Brakes', de: 'Bremsen' },
  wheels: { en: 'Wheels', de: 'Laufräder' },
  cockpit: { en: 'Cockpit', de: 'Cockpit' },
  seat: { en: 'Saddle and seatpost', de: 'Sattel und Sattelstütze' },
  electric: { en: 'Electric system', de: 'E-System' },
  equipment: { en: 'Equipment', de: 'Ausstattung' },
} as const satisfies Record<string, Localised>
export type SpecificationGroup = keyof typeof specificationGroups

const row = (group: SpecificationGroup, en: string, de: string): Row => ({
  group,
  label: { en, de },
})

/** The rows of a bike's specification in the order a cyclist reads them. */
export const specificationRows = {
  frame: row('frameset', 'Frame', 'Rahmen'),
  fork: row('frameset', 'Fork', 'Gabel'),
  headset: row('frameset', 'Headset', 'Steuersatz'),
  axles: row('frameset', 'Axles', 'Achsen'),
  tyreClearance: row('frameset', 'Tyre clearance', 'Reifenfreiheit'),
  mounts: row('frameset', 'Mounts', 'Befestigungspunkte'),
  maxWeight: row('frameset', 'Maximum weight', 'Zulässiges Gesamtgewicht'),
  shifters: row('drivetrain', 'Shifters', 'Schalthebel'),
  frontMech: row('drivetrain', 'Front derailleur', 'Umwerfer'),
  rearMech: row('drivetrain', 'Rear derailleur', 'Schaltwerk'),
  chainset: row('drivetrain', 'Chainset', 'Kurbelgarnitur'),
  bottomBracket: row('drivetrain', 'Bottom bracket', 'Innenlager'),
  cassette: row('drivetrain', 'Cassette', 'Kassette'),
  chain: row('drivetrain', 'Chain', 'Kette'),
  brakes: row('brakes', 'Brakes', 'Bremsen'),
  rotors: row('brakes', 'Rotors', 'Bremsscheiben'),
  brakeLevers: row('brakes', 'Brake levers', 'Bremshebel'),
  wheels: row('wheels', 'Wheels', 'Laufräder'),
  tyres: row('wheels', 'Tyres', 'Reifen'),
  handlebar: row('cockpit', 'Handlebar', 'Lenker'),
  tape: row('cockpit', 'Bar tape', 'Lenkerband'),
  grips: row('cockpit', 'Grips', 'Griffe'),
  stem: row('cockpit', 'Stem', 'Vorbau'),
  seatpost: row('seat', 'Seatpost', 'Sattelstütze'),
  saddle: row('seat', 'Saddle', 'Sattel'),
  motor: row('electric', 'Motor', 'Motor'),
  battery: row('electric', 'Battery', 'Akku'),
  rangeExtender: row('electric', 'Range extender', 'Zusatzakku'),
  display: row('electric', 'Controls', 'Bedienung'),
  charger: row('electric', 'Charger', 'Ladegerät'),
  lights: row('equipment', 'Lights', 'Beleuchtung'),
  mudguards: row('equipment', 'Mudguards', 'Schutzbleche'),
  rack: row('equipment', 'Rack', 'Gepäckträger'),
  pedals: row('equipment', 'Pedals', 'Pedale'),
} as const satisfies Record<string, Row>

export type SpecificationRow = keyof typeof specificationRows
export type Specification = Partial<Record<SpecificationRow, Localised>>

export const specificationRowKeys = keysOf(specificationRows)

/** Rows that follow from the facts of a build and the country it is sold to; nobody types them. */
const derivedRows: readonly SpecificationRow[] = ['maxWeight', 'brakeLevers']
export const statedRowKeys = specificationRowKeys.filter((key) => !derivedRows.includes(key))
