import * as v from 'valibot'
import { countryCodes } from '#/country/country.ts'

const amount = v.pipe(v.number(), v.minValue(0))
const days = v.pipe(v.number(), v.integer(), v.minValue(1))

const fields = {
  parcel: amount,
  freeFrom: v.nullable(amount),
  bike: v.nullable(amount),
  days: v.tuple([days, days]),
  telephone: v.exactOptional(v.picklist(['always', 'bikes', 'never'])),
}

/** A rate as stored, where a field of another release does no harm. */
export const storedRate = v.object(fields)

/** A retailer's file of shipping rates, each in the currency of its country. */
export const shippingFile = v.record(v.picklist(countryCodes), v.strictObject(fields))
