import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testCtx } from '../../../tests/helpers/context.ts'
import { absentDatabase } from '../../../tests/helpers/database.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { countries } from '#/country/country.ts'
import { messages } from '#/i18n/messages.server.ts'
import { suggestAnswer } from '#/search/api/search.contract.ts'
import { LanguageProvider } from '#/visitor/language-provider.tsx'
import { SuggestedProduct } from './suggested-product.tsx'

const shop = await testShop({}, await demoDatabase())
const { visitor } = testCtx(absentDatabase)

/** The row of a reduced bike in a country. */
async function reducedIn(code: 'gb' | 'de'): Promise<string> {
  const country = countries.find((each) => each.code === code)
  if (!country) throw new Error(`${code} is no country`)
  const cookies = { location_country: code }
  const answer = await shop.get('/nuxt/api/search/suggest?q=wold+sl+105+di2', { cookies })
  const { products } = v.parse(suggestAnswer, await answer.json())
  const reduced = products.find((product) => product.aggregated_price_special)
  if (!reduced) throw new Error('none of the suggestions is reduced')
  return renderToStaticMarkup(
    <LanguageProvider visitor={{ ...visitor, country }} messages={messages.en}>
      <SuggestedProduct product={reduced}>{reduced.name}</SuggestedProduct>
    </LanguageProvider>,
  )
}

test('a struck price is read out as what it was, and is left out where the law asks for a longer name', async () => {
  expect(await reducedIn('gb')).toMatch(/Was:<\/span> <s>£/)
  expect(await reducedIn('de')).not.toContain('<s>')
})
