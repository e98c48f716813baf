import * as v from 'valibot'
import type { BuildProblem } from '#/cart/lines/build-problems.ts'
import { chosenInput } from '#/cart/lines/cart.contract.ts'
import type { Speaker } from '#/i18n/speaker.ts'
import { misfitMessage } from '#/cart/api/cart-problems.contract.ts'
import { codeOf } from '#/cart/lines/check-line.ts'
import { slug } from '#/catalogue/import/import-values.ts'
import { moneySchema, noError, requiredLine } from '#/platform/api/schema.ts'

/** Wire shapes of `/nuxt/api/configurator/*`. */

const bareSlug = v.pipe(
  requiredLine(300),
  v.transform((text) => text.replaceAll(/^\/+|\/+$/g, '')),
  slug,
)

export const configuratorQuery = v.object({ slug: bareSlug })

/** The bike in one size and colour. The cart and a quote identify it by `sku`. */
const variant = v.object({
  sku: v.string(),
  size: v.string(),
  colour: v.string(),
  price: moneySchema,
  special_price: v.nullable(moneySchema),
  in_stock: v.boolean(),
  /** Null when it is unavailable. */
  dispatch_date: v.nullable(v.string()),
})

/** A part in one of its sizes. */
const option = v.object({
  /** As in a cart's `selected_options`; only a colour of section 58 becomes an item of its own there. */
  uid: v.string(),
  sku: v.string(),
  label: v.string(),
  price: moneySchema,
  /** The difference to the bike's price; negative for a cheaper part. */
  price_delta: moneySchema,
  image: v.object({ url: v.string(), alt: v.string() }),
  /** The part that is on the bike as shown, in the size that suits the middle frame size. */
  is_default: v.boolean(),
  in_stock: v.boolean(),
  /** Working days until it is in stock; null when it is unavailable. */
  lead_time_days: v.nullable(v.number()),
  /** A paint in any colour: a hyphen and six hex digits in capitals have to follow its SKU, `BBCOLOUR-OWN-1F5EFF`. */
  takes_colour: v.boolean(),
  /** Exclusions that the makers state. Conflicts that follow from measurements are reported by a quote only. */
  excludes: v.array(v.string()),
  /** Any one of them is enough. */
  requires: v.array(v.string()),
})

export const configuratorAnswer = v.object({
  bike: v.object({
    sku: v.string(),
    slug: v.string(),
    name: v.string(),
    subtitle: v.string(),
    /** The configurator's URL; a configuration's own URL has its choices in the query. */
    url: v.string(),
    sizes: v.array(v.object({ size: v.string(), rider_height: v.tuple([v.number(), v.number()]) })),
    variants: v.array(variant),
  }),
  version: v.picklist(['v1', 'v2']),
  /**
   * Frame and size, both with the id 1, come first: their options are SKUs of the bike itself, one of which a
   * cart and a quote are given as `sku`, not among the selected options. Section −1 has no options: it stands
   * for the sections 57 to 62, which follow it.
   */
  sections: v.array(
    v.object({
      section_id: v.number(),
      key: v.string(),
      label: v.string(),
      position: v.number(),
      /** Whether the bike always has a part in this section. */
      required: v.boolean(),
      options: v.array(option),
    }),
  ),
  /** The number of options of a section that are shown before the shopper expands the list. */
  initialLimit: v.number(),
  /** The options that are on the bike unless another is chosen. */
  defaults: v.array(v.string()),
  colours: v.array(v.object({ code: v.string(), label: v.string(), swatch: v.string() })),
  /** Always empty: a bike is drawn as a whole, so there are no pictures to lay over each other. */
  layers: v.array(v.string()),
  error: noError,
})

/** The SKU gives the size and the bike's own colour, so a quote identifies a bike as the cart does. */
export const quoteBody = v.object({ slug: bareSlug, sku: requiredLine(64), ...chosenInput })

export const quoteAnswer = v.object({
  valid: v.boolean(),
  /** Before a reduction, as everywhere; null for a build that the cart would refuse. */
  total: v.nullable(moneySchema),
  /** The reduced total; null without a reduction. */
  special: v.nullable(moneySchema),
  dispatch_date: v.nullable(v.string()),
  /** In the size of the SKU, with pedals if the build has some; null when nobody has weighed the bike. */
  weight_grams: v.nullable(v.number()),
  problems: v.array(
    v.object({
      section_id: v.nullable(v.number()),
      /** The cart's code, as in its `user_errors`. */
      code: v.string(),
      message: v.string(),
    }),
  ),
  error: noError,
})

export const toWireProblem = (
  { sectionId, problem, name, misfit }: BuildProblem,
  speaker: Speaker,
) => ({
  section_id: sectionId,
  code: codeOf[problem],
  message: misfit
    ? misfitMessage(misfit, speaker)
    : speaker.translate(`cartErrors.${problem}`, { name }),
})
