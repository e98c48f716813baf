import * as v from 'valibot'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { minorDigits } from './currency.ts'

export const currencySchema = v.picklist(keysOf(minorDigits))

/** An amount as stored in JSON. */
export const storedMoney = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: currencySchema,
})
