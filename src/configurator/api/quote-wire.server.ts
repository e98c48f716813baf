import type { InferInput, InferOutput } from 'valibot'
import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import { lineQuery } from '#/cart/edit/line-query.ts'
import { resolveItems } from '#/cart/items/resolve-items.server.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { parseOptionUid } from '#/cart/lines/option-uid.ts'
import { type BuildQuote, quoteBuild } from '#/cart/pricing/quote-build.server.ts'
import { listComponents } from '#/catalogue/read/components.server.ts'
import type { FamilyBike } from '#/catalogue/model/product.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import { buildWeight } from '#/configurator/choice/build-weight.ts'
import { speakerOf } from '#/i18n/translator.server.ts'
import { toWire } from '#/money/money.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadCustomisable } from './configurator-wire.server.ts'
import { type quoteAnswer, type quoteBody, toWireProblem } from './configurator.contract.ts'

type QuoteRequest = InferOutput<typeof quoteBody>

/** The price and dispatch date of a build, or the reasons why the cart would refuse it. */
export async function answerQuote(
  ctx: Ctx,
  request: QuoteRequest,
): Promise<InferInput<typeof quoteAnswer>> {
  const { bike } = await loadCustomisable(ctx, request.slug)
  const isOfBike = bike.offers.some(({ sku }) => isSame(sku, request.sku))
  const { price, dispatchDate, problems } = isOfBike
    ? await quoteBuild(ctx, [toItem(request)])
    : otherBike(request.sku)
  const isReduced = price !== null && price.now.amount < price.before.amount
  return {
    valid: price !== null,
    total: price && toWire(price.before),
    special: isReduced ? toWire(price.now) : null,
    dispatch_date: dispatchDate,
    weight_grams: price && (await quoteWeight(ctx, bike, request)),
    problems: problems.map((problem) => toWireProblem(problem, speakerOf(ctx))),
    error: null,
  }
}

/** A build of a quote as the configurator's URL describes it; null if the cart would refuse it. */
export async function queryOfItems(
  ctx: Ctx,
  request: QuoteRequest,
): Promise<URLSearchParams | null> {
  const catalogue = await loadItems(ctx)
  if (catalogue.get(request.sku)?.slug !== request.slug) return null
  const [first, ...others] = await resolveItems(ctx, [toItem(request)], catalogue)
  return first && 'line' in first && others.length === 0 ? lineQuery(first.line, catalogue) : null
}

/** The same sum as the configurator shows. */
async function quoteWeight(ctx: Ctx, child: FamilyBike, request: QuoteRequest) {
  const parts = (await listComponents(ctx)).flatMap(({ key, components }) =>
    components.map(({ sku, offers, component: { grams = null, facts } }) => ({
      key,
      skus: [sku, ...offers.map((offer) => offer.sku)],
      weighed: { grams, facts },
    })),
  )
  const bySection = (skus: readonly string[]) =>
    Object.fromEntries(
      skus.flatMap((wanted) => {
        const part = parts.find(({ skus: own }) => own.some((sku) => isSame(sku, wanted)))
        return part ? [[part.key, part.weighed]] : []
      }),
    )
  const own = bySection(Object.values(child.bike.parts))
  const chosen = request.selected_options.flatMap((uid) => parseOptionUid(uid)?.sku ?? [])
  return buildWeight(child.bike, {
    size: child.offers.find(({ sku }) => isSame(sku, request.sku))?.size ?? null,
    own,
    fitted: { ...own, ...bySection(chosen) },
  })
}

const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase()

const otherBike = (sku: string): BuildQuote => ({
  price: null,
  dispatchDate: null,
  problems: [{ sectionId: sectionIds.frame, problem: 'unknownSku', name: sku, misfit: null }],
})

const toItem = ({
  sku,
  selected_options: selectedOptions,
  entered_options: entered,
}: QuoteRequest): RequestedItem => ({
  sku,
  quantity: 1,
  selectedOptions,
  entered,
  ref: null,
  associatedRef: null,
})
