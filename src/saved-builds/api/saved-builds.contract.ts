import * as v from 'valibot'
import { chosenInput } from '#/cart/lines/cart.contract.ts'
import { moneySchema, noError, requiredLine } from '#/platform/api/schema.ts'
import { attemptSchema, buildNameSchema } from '#/saved-builds/page/build-forms.ts'
import { maxTypedLength } from '#/saved-builds/page/typed-length.ts'

/** Wire shapes of `/nuxt/api/configurator/save`, `…/configurator/saved` and `…/saved-builds/*`. */

/** More than the configurator has parameters. */
const mostChoices = 80

export const saveBody = v.object({
  /** The slug of the bike. */
  bike: requiredLine(300),
  /** The choice, by the names that the configurator's URL has: `size`, `colour`, `wheelset`, `stem-size` … */
  choices: v.optional(
    v.pipe(
      v.record(requiredLine(60), requiredLine(100)),
      v.maxEntries(mostChoices, 'fieldErrors.invalid'),
    ),
    {},
  ),
  /** Instead of `choices`, as in a quote: the SKU of the bike in its size, and the UIDs of the options. */
  sku: v.optional(v.nullable(requiredLine(64)), null),
  ...chosenInput,
  name: v.optional(v.nullable(buildNameSchema), null),
  /** 128 random bits in hexadecimal; a guest who sends the same again saves nothing twice. */
  attempt: v.optional(v.nullable(attemptSchema), null),
})

const code = requiredLine(maxTypedLength)
export const codeQuery = v.object({ code })
export const codeBody = v.object({ code })
export const renameBody = v.object({ code, name: buildNameSchema })
export const listQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
})

export const savedAnswer = v.object({
  build: v.object({
    code: v.string(),
    url: v.string(),
    name: v.nullable(v.string()),
    /** Whether it is in the account of the customer who saved it. */
    in_account: v.boolean(),
  }),
  error: noError,
})

export const wireBuild = v.object({
  code: v.string(),
  /** The build's page. */
  url: v.string(),
  /** Only its owner gets the name. */
  name: v.nullable(v.string()),
  bike: v.object({ name: v.string(), slug: v.nullable(v.string()) }),
  size: v.nullable(v.string()),
  colour: v.string(),
  parts: v.array(v.object({ section: v.string(), label: v.string() })),
  image: v.nullable(v.object({ url: v.string(), alt: v.string() })),
  /** In the visitor's country, now; null for a bike that is not sold there. */
  price: v.nullable(moneySchema),
  dispatch_date: v.nullable(v.string()),
  /** The price when it was saved, in the country it was saved in. */
  saved_price: v.nullable(moneySchema),
  saved_at: v.string(),
  /** The differences since the build was saved. */
  changes: v.array(v.object({ code: v.string(), message: v.string() })),
  /** The configurator with this build. */
  configurator_url: v.nullable(v.string()),
  /** The items for the cart; null without a size or while something is sold out. */
  items: v.nullable(
    v.object({
      sku: v.string(),
      selected_options: v.array(v.string()),
      paint: v.nullable(v.string()),
    }),
  ),
})

export const buildAnswer = v.object({ build: wireBuild, error: noError })
export const listAnswer = v.object({
  builds: v.array(wireBuild),
  total: v.number(),
  error: noError,
})
export const changedAnswer = v.object({ code: v.string(), error: noError })
