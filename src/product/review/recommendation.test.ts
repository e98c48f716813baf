import { expect, test } from 'vitest'
import type { AdditionGroupView, AdditionView } from '#/product/additions/addition-view.ts'
import { recommendationOf } from './recommendation.ts'

const anAddition = (sku: string, held: AdditionView['held'] = null): AdditionView => ({
  sku,
  productId: 1,
  name: sku,
  subtitle: null,
  variant: '',
  to: '',
  image: '',
  price: null,
  held,
  needsSize: false,
})
const aGroup = (kind: AdditionGroupView['kind'], ...items: AdditionView[]): AdditionGroupView => ({
  kind,
  reason: { key: kind, tyre: 40 },
  items,
})
const inCart = { uid: 'a', quantity: 1 }

test('the first thing that the bike lacks is recommended', () => {
  const groups = [aGroup('pedals', anAddition('MULO'), anAddition('PLATT')), aGroup('lights')]
  expect(recommendationOf(groups)?.item.sku).toBe('MULO')
})

test('what is in the cart already is not recommended again, nor anything like it', () => {
  const groups = [
    aGroup('pedals', anAddition('MULO'), anAddition('PLATT', inCart)),
    aGroup('lights', anAddition('LAMP')),
  ]
  expect(recommendationOf(groups)?.item.sku).toBe('LAMP')
})

test('nothing is recommended where nothing is lacking', () => {
  expect(recommendationOf([])).toBeNull()
})
