import type { Localised } from '#/catalogue/model/localised.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { OpeningHours } from './hours/opening-hours.ts'

export const storeServices = [
  'collection',
  'test-rides',
  'workshop',
  'fitting',
  'e-bikes',
  'paint-samples',
] as const
export type StoreService = (typeof storeServices)[number]

/** A store that visitors can find; `code` is the code of its place and the last part of its path. */
export type StoreRecord = {
  code: string
  street: string
  postcode: string
  city: Localised
  latitude: number
  longitude: number
  phone: string
  email: string
  hours: OpeningHours
  services: readonly StoreService[]
  lead: Localised
  directions: Localised
  scene: SceneLook
  /** The alternative text of the landscape. */
  picture: Localised
}

/** The record with the name and the country of its place. */
export type Store = StoreRecord & { name: Localised; country: string }

export const storesPath = '/stores/'
export const storePath = ({ code }: { code: string }): string => `${storesPath}${code}/`
