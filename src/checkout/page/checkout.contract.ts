import * as v from 'valibot'
import { line, requiredLine } from '#/platform/api/schema.ts'

export const startBody = v.optional(v.object({ loginFirst: v.optional(v.boolean(), false) }), {})

const errorItem = v.object({ message: v.string(), code: v.string() })

export const startAnswer = v.object({
  checkoutUrl: v.nullable(v.string()),
  mode: v.picklist(['local', 'overseas']),
  requiresLogin: v.boolean(),
  errors: v.optional(v.array(errorItem)),
  error: v.null(),
})

export const claimBody = v.optional(v.object({}), {})
export const claimAnswer = v.object({ isFirst: v.boolean(), error: v.null() })

const name = requiredLine(64)

export const inventoryBody = v.object({ retailerCartId: name, eShopWorldOrderNumber: name })
export const inventoryAnswer = v.object({
  retailerCartId: v.string(),
  eShopWorldOrderNumber: v.string(),
  inventoryAvailable: v.boolean(),
  error: v.null(),
})

const contact = v.object({
  contactDetailsType: v.optional(v.nullable(line(64))),
  firstName: line(100),
  lastName: line(100),
  email: v.optional(v.nullable(line(254))),
  address1: line(255),
  address2: v.optional(v.nullable(line(255))),
  address3: v.optional(v.nullable(line(255))),
  city: line(100),
  region: v.optional(v.nullable(line(100))),
  postalCode: v.optional(v.nullable(line(20))),
  country: line(2),
  telephone: v.optional(v.nullable(line(30))),
})
export type WireContact = v.InferOutput<typeof contact>

/** The provider's software sends amounts as numbers or as text, depending on its version. */
const providerAmount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/))]),
  v.transform(Number),
  v.finite(),
  v.minValue(0),
)

export const confirmBody = v.object({
  retailerCartId: name,
  eShopWorldOrderNumber: name,
  deliveryCountryIso: requiredLine(2),
  lineItems: v.optional(
    v.array(
      v.object({
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
        product: v.object({ productCode: name }),
      }),
    ),
  ),
  checkoutTotal: v.object({
    shopper: v.object({ currency: requiredLine(3), amount: providerAmount }),
  }),
  contactDetails: v.pipe(v.array(contact), v.minLength(1), v.maxLength(10)),
  deliveryOption: v.optional(v.unknown()),
})
export type ConfirmBody = v.InferOutput<typeof confirmBody>

export const confirmAnswer = v.object({
  OrderNumber: v.nullable(v.string()),
  EShopWorldOrderNumber: v.string(),
  ResponseCode: v.string(),
  ResponseText: v.string(),
  error: v.null(),
})
