import * as v from 'valibot'
import { countryCodes } from '#/country/country.ts'

const amount = v.pipe(v.number(), v.minValue(0))
const days = v.pipe(v.number(), v.integer(), v.minValue(1))

const shippingRecord = v.strictObject({
  parcel: amount,
  freeFrom: v.nullable(amount),
  bike: v.nullable(amount),
  days: v.tuple([days, days]),
})

/** A retailer's file of shipping rates, each in the currency of its country. */
export const shippingFile = v.record(v.picklist(countryCodes), shippingRecord)
