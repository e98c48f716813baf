import { expect, test } from 'vitest'
import { testCtx } from '../../tests/helpers/context.ts'
import { inMarket, namedMarket } from './named-market.ts'

const named = (query: string) => namedMarket(new URLSearchParams(query))

test('a URL with language and country names a market', () => {
  expect(named('locale=de&country=at')).toMatchObject({ locale: 'de', country: { code: 'at' } })
})

test.each(['', 'locale=de', 'country=at', 'locale=fr&country=at', 'locale=de&country=zz'])(
  '"%s" names no market',
  (query) => {
    expect(named(query)).toBeNull()
  },
)

test('moving to another market keeps the rest of the visitor', () => {
  const { visitor } = testCtx(undefined as never, { visitor: { ip: '192.0.2.1' } })
  const market = named('locale=de&country=at')
  const moved = market && inMarket(visitor, market)
  expect(moved).toMatchObject({ locale: 'de', ip: '192.0.2.1' })
  expect(moved?.country.currency).toBe('EUR')
  expect(visitor.locale).toBe('en')
})
