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

/** The record with what the catalogue knows of its place. */
export type Store = StoreRecord & {
  name: Localised
  country: string
  /** The opening days that a bike waits for the workshop of the store. */
  queueDays: number
}

export const storesPath = '/stores/'
export const storePath = ({ code }: { code: string }): string => `${storesPath}${code}/`
/** The page that lists the stock of an item in every store of the visitor's country. */
export const storeStockUrl = (sku: string): string =>
  `${storesPath}stock/?${new URLSearchParams({ sku }).toString()}`
/** The sentence about the visitor's store on the page of an item. */
export const storeStockId = 'store-stock'
