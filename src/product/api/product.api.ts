import { createApi } from '#/visitor/create-api.server.ts'
import {
  bikeQuery,
  childBikeAnswer,
  parentBikeAnswer,
  productAnswer,
  productQuery,
  spelledQuery,
  suggestionsAnswer,
  upsellAnswer,
  upsellQuery,
} from './product.contract.ts'
import { answerChildBike, answerParentBike, answerProduct } from './product-wire.server.ts'
import { answerSuggestions } from '#/product/additions/suggestions.server.ts'
import { answerUpsell } from '#/product/additions/upsell-wire.server.ts'

/**
 * Prices depend on the country. A shared cache may store a response only if the URL names it: a cookie does
 * not.
 */
export const productApi = createApi('/catalog', 'Catalogue')

productApi.get(
  '/product',
  {
    summary: 'Returns an accessory with its options, the default first, then by price',
    access: 'anyone',
    cache: 'one-minute',
    storedAs: spelledQuery,
    query: productQuery,
    answer: productAnswer,
  },
  (ctx, { query }) => answerProduct(ctx, query),
)

productApi.get(
  '/parent-bike',
  {
    summary: 'Returns a model with its builds that are sold in the visitor’s country',
    access: 'anyone',
    cache: 'one-minute',
    storedAs: spelledQuery,
    query: productQuery,
    answer: parentBikeAnswer,
  },
  (ctx, { query }) => answerParentBike(ctx, query),
)

productApi.get(
  '/child-bike',
  {
    summary: 'Returns one build in one colour: sizes, specification, geometry',
    access: 'anyone',
    cache: 'one-minute',
    storedAs: spelledQuery,
    query: bikeQuery,
    answer: childBikeAnswer,
  },
  (ctx, { query, reply }) => answerChildBike(ctx, query, reply),
)

productApi.get(
  '/upsell',
  {
    summary:
      'Suggests accessories for a bike in the visitor’s cart: in stock, fitting and not in the cart yet',
    access: 'cart-holder',
    query: upsellQuery,
    answer: upsellAnswer,
  },
  (ctx, { query }) => answerUpsell(ctx, query.slug, query.bikeUid ?? null),
)

export const suggestionsCall = productApi.get(
  '/cart-suggestions',
  {
    summary: 'Suggests two accessories that fit what is in the visitor’s cart and are in stock',
    access: 'cart-holder',
    answer: suggestionsAnswer,
  },
  (ctx) => answerSuggestions(ctx),
)
