import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { chosenFrom } from './events.ts'
import { newsOf } from './page-events.client.ts'

test('the home page has a list for each row of products', () => {
  const price = money(249_900, 'GBP')
  const card = { sku: 'WOLDSL-105', name: 'Wold SL 105', price }
  const hero = { sku: 'FELLSL-RIVAL', name: 'Fell SL Rival', price: { price } }
  const data = { hero, latest: { cards: [card] }, reductions: null }
  const { events, lists } = newsOf({ page: 'storefront/home/home', data, meta: {} }, [])
  expect(events).toMatchObject([
    { event: 'view_item_list', ecommerce: { item_list_id: 'home/new' } },
    { event: 'view_item_list', ecommerce: { item_list_id: 'home/first' } },
  ])
  expect(chosenFrom(lists, 'WOLDSL-105')).toMatchObject([
    { event: 'select_item', ecommerce: { item_list_id: 'home/new' } },
  ])
})

test('a story is a list of the products in its text and below it', () => {
  const cardOf = (sku: string) => ({ sku, name: sku, price: money(249_900, 'GBP') })
  const data = {
    story: { slug: 'first-snow', title: 'First snow' },
    blocks: [{ type: 'text' }, { type: 'products', cards: [cardOf('WOLDSL-105')] }],
    cards: [cardOf('HLM-CREST')],
  }
  const storyOf = (shown: object) => newsOf({ page: 'blog/story', data: shown, meta: {} }, [])
  const { events, lists } = storyOf(data)
  const list = { item_list_id: 'blog/first-snow', item_list_name: 'First snow' }
  expect(events).toMatchObject([
    {
      event: 'view_item_list',
      ecommerce: { ...list, items: [{ item_id: 'WOLDSL-105' }, { item_id: 'HLM-CREST' }] },
    },
  ])
  expect(chosenFrom(lists, 'HLM-CREST')).toMatchObject([{ event: 'select_item', ecommerce: list }])
  expect(storyOf({ ...data, blocks: [], cards: [] }).events).toEqual([])
})
