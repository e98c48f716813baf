import * as v from 'valibot'
import { addressSchema } from '#/postal-address/address-schema.ts'
import { type CountryCode, findCountry } from '#/country/country.ts'
import { isCurrency } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import { areDetailsOf, type PaymentFields } from '#/payments/payment-fields.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { emailSchema, nothing } from '#/platform/api/schema.ts'

/** A ticked checkbox is sent as `on`, an unticked one is not sent at all. */
const ticked = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value !== undefined),
)

/** An amount as stored in a hidden field: `129950 GBP`. */
export const toShown = ({ amount, currency }: Money) => `${amount} ${currency}`

export const shownSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,12} [A-Z]{3}$/),
  v.rawTransform(({ dataset, addIssue, NEVER }): Money => {
    const [amount, currency = ''] = dataset.value.split(' ')
    if (isCurrency(currency)) return money(Number(amount), currency)
    addIssue({ message: 'fieldErrors.invalid' })
    return NEVER
  }),
)

type OrderFormRules = {
  /** The cart is priced for one country, so it is fixed; the billing address may be in any country. */
  deliveryCountry: CountryCode
  payment: PaymentFields
  /** Whether the carrier needs a telephone number for home delivery; the order itself is checked for it again. */
  needsTelephone: boolean
}

/** The checkout's form. */
export function orderFormSchema(values: FormValues, rules: OrderFormRules) {
  const { deliveryCountry, payment, needsTelephone } = rules
  const isTelephoneRequired = needsTelephone && values['delivery'] !== 'store'
  const isBilledElsewhere = values['isBilledElsewhere'] !== undefined
  const billingCountry = findCountry(values['billing.country'])?.code ?? deliveryCountry
  return v.object({
    email: emailSchema,
    delivery: v.picklist(['home', 'store'], 'fieldErrors.requiredChoice'),
    store: v.optional(v.string(), ''),
    address: addressSchema(deliveryCountry, { isTelephoneRequired }),
    isBilledElsewhere: ticked,
    billing: isBilledElsewhere
      ? addressSchema(billingCountry, { isTelephoneRequired: false })
      : nothing,
    payment: v.pipe(
      v.string('fieldErrors.requiredChoice'),
      v.check((details) => areDetailsOf(payment, details), 'fieldErrors.requiredChoice'),
    ),
    attempt: v.pipe(v.string(), v.uuid()),
    shownTotal: shownSchema,
    shownStoreTotal: v.optional(shownSchema),
    /** The date shown for each store, and for `home`. */
    shownDates: v.optional(v.record(v.string(), v.pipe(v.string(), v.isoDate())), {}),
  })
}
