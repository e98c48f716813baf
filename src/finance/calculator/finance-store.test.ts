import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import type { FinanceOffer } from './finance-offer.ts'
import { createFinanceStore, type FinanceSources, initialState } from './finance-store.client.ts'

const credit = {} as FinanceOffer['example']['credit']
const offer: FinanceOffer = {
  products: [],
  deposits: [0, 10],
  example: { credit, notice: '' },
  script: 'https://lender.example/calculator.js',
}
const lender = () => ({})
const sources: FinanceSources = { fetchOffer: async () => offer, loadScript: async () => lender }

test('nothing is selected, loading or loaded at first', () => {
  expect(createFinanceStore(sources).state()).toEqual(initialState)
  expect(initialState).toMatchObject({
    isLoading: false,
    isLoaded: false,
    financeError: null,
    selectedPrice: 0,
    selectedDeposit: 0,
    selectedProduct: null,
  })
})

test('is loaded when the lender’s script has finished, and has the loans before', async () => {
  const finished = Promise.withResolvers<null>()
  const store = createFinanceStore({ ...sources, loadScript: () => finished.promise })
  const loading = store.load()
  expect(store.state()).toMatchObject({ isLoading: true, isLoaded: false })
  await expect.poll(() => store.state().offer).toBe(offer)
  expect(store.state()).toMatchObject({ isLoading: true, isLoaded: false })
  finished.resolve(null)
  await loading
  expect(store.state()).toMatchObject({ isLoading: false, isLoaded: true, lender: null })
})

test('uses the lender’s calculation once it is there', async () => {
  const store = createFinanceStore(sources)
  await store.load()
  expect(store.state().lender).toBe(lender)
})

test('needs no script where none is set up', async () => {
  const loaded: string[] = []
  const store = createFinanceStore({
    fetchOffer: async () => ({ ...offer, script: null }),
    loadScript: async (url) => {
      loaded.push(url)
      return null
    },
  })
  await store.load()
  expect(store.state()).toMatchObject({ isLoaded: true, lender: null })
  expect(loaded).toEqual([])
})

test('stores the text of an error and tries again when loaded again', async () => {
  const answers: (FinanceOffer | string)[] = [
    'We could not find that. Please go back, or use the search.',
    offer,
  ]
  const store = createFinanceStore({ ...sources, fetchOffer: async () => answers.shift() ?? '' })
  await store.load()
  expect(store.state()).toMatchObject({
    financeError: 'We could not find that. Please go back, or use the search.',
    isLoading: false,
    isLoaded: false,
  })
  await store.load()
  expect(store.state()).toMatchObject({ financeError: null, isLoaded: true, offer })
})

test('fetches once, however often it is opened', async () => {
  let fetched = 0
  const store = createFinanceStore({
    ...sources,
    fetchOffer: async () => {
      fetched += 1
      return offer
    },
  })
  await Promise.all([store.load(), store.load()])
  await store.load()
  expect(fetched).toBe(1)
})

test('starts with what the page knows and informs its watchers', () => {
  const price = money(209_901, 'GBP')
  const store = createFinanceStore(sources, { price, depositPercent: 10, productId: 'A', offer })
  expect(store.state()).toMatchObject({
    selectedPrice: 209_901,
    selectedDeposit: 10,
    selectedProduct: 'A',
    offer,
  })
  let changes = 0
  const stop = store.watch(() => (changes += 1))
  store.selectPrice(100_001)
  store.selectDeposit(33)
  store.selectProduct('B')
  stop()
  store.selectDeposit(0)
  expect(changes).toBe(3)
  expect(store.state()).toMatchObject({ selectedPrice: 100_001, selectedProduct: 'B' })
})
