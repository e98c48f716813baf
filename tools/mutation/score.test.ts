import { expect, test } from 'vitest'
import { scoreByFeature } from './score.ts'

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

test('a feature is scored over all of its files', () => {
  const files = {
    'src/cart/coupon/coupon.ts': mutants('Killed', 'Survived'),
    'src/cart/pricing/price-cart.ts': mutants('Timeout', 'NoCoverage'),
    'src/money/money.ts': mutants('Killed'),
  }
  expect(scoreByFeature({ files })).toEqual([
    { feature: 'cart', noticed: 2, faults: 4, percent: 50 },
    { feature: 'money', noticed: 1, faults: 1, percent: 100 },
  ])
})

test('mutants that no test could notice are not counted', () => {
  const files = { 'src/cart/coupon/coupon.ts': mutants('Killed', 'Ignored', 'CompileError') }
  expect(scoreByFeature({ files })).toMatchObject([{ noticed: 1, faults: 1 }])
})
