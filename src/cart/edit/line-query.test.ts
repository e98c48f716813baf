import { expect, test } from 'vitest'
import { anItem, aLine, aPart, catalogueOf } from '#/cart/api/sample-cart.ts'
import { editUrl } from './edit-url.ts'
import {
  editFields,
  editedLine,
  fromCheckout,
  isEditParameter,
  returnsToCheckout,
  withLine,
  withoutLine,
} from './edited-line.ts'
import { lineQuery } from './line-query.ts'

const component = (sku: string, size: string | null) => ({ component: { sku, facts: {}, size } })
const bike = { kind: 'bike', slug: 'keld-ti', sizeCode: 'M', colourCode: 'raw' } as const
const catalogue = catalogueOf(
  anItem('KELD-M-RAW', 2_899_99, { ...bike, buildVersion: 2 }),
  anItem('USED-M', 1_899_99, { ...bike, condition: 'ex-demo' }),
  anItem('HELMET', 89_95),
  aPart('BAR-LANE-440', 99_99, 'handlebar', component('BAR-LANE', '440')),
  aPart('WHL-C40', 999_99, 'wheelset', component('WHL-C40', null)),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', component('BBCOLOUR-FOG', null)),
)
const named = (id: number, key: string) => ({
  id,
  key,
  name: { en: key, de: key },
  isRequired: true,
})
const withSections = catalogueOf(
  anItem('KELD-M-RAW', 2_899_99, { ...bike, buildVersion: 2 }),
  aPart('WHL-C40', 999_99, 'wheelset'),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', { section: named(58, 'frameColour') }),
)
const options = ['BAR-LANE-440', 'WHL-C40'].map((sku) => ({ sectionId: 7, sku }))
const built = aLine('KELD-M-RAW', { options, colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } })

test('a line is described by the names that the configurator’s URL has', () => {
  expect(`${lineQuery(built, catalogue)}`).toBe(
    'colour=raw&size=M&handlebar=BAR-LANE&handlebar-size=440&wheelset=WHL-C40&frameColour=BBCOLOUR-FOG',
  )
})

test('a part that is no longer sold is named by its section, so that the configurator can say it is lost', () => {
  const chosen = [
    { sectionId: 7, sku: 'WHL-GONE' },
    { sectionId: 999, sku: 'NOWHERE' },
  ]
  const line = aLine('KELD-M-RAW', { options: chosen, colour: { uid: 'c', sku: 'BBCOLOUR-GONE' } })
  expect(`${lineQuery(line, withSections)}`).toBe(
    'colour=raw&size=M&wheelset=WHL-GONE&frameColour=BBCOLOUR-GONE',
  )
})

test('the link to change a bike names its line', () => {
  expect(editUrl(aLine('KELD-M-RAW', { uid: 'a1' }), catalogue)).toBe(
    '/keld-ti/build-v2/?colour=raw&size=M&cart-line=a1',
  )
})

test.each(['HELMET', 'USED-M', 'NOTHING'])('%s has no link to change it', (sku) => {
  expect(editUrl(aLine(sku), catalogue)).toBeNull()
})

test('a link that is shared does not name the line', () => {
  expect(withoutLine('https://shop.example/keld-ti/build-v2/?size=M&cart-line=a1')).toBe(
    'https://shop.example/keld-ti/build-v2/?size=M',
  )
})

test('the URL goes on naming the line while the build changes', () => {
  const current = new URLSearchParams('size=S&cart-line=a1')
  expect(withLine('size=M', current)).toBe('size=M&cart-line=a1')
  expect(withLine('', current)).toBe('cart-line=a1')
  expect(withLine('size=M', new URLSearchParams('size=S'))).toBe('size=M')
})

test('a shopper who comes from the checkout goes back there, however often the build changes', () => {
  const url = fromCheckout('/keld-ti/build-v2/?size=M&cart-line=a1')
  const query = new URL(url, 'https://shop.example').searchParams
  expect(returnsToCheckout(query)).toBe(true)
  const changed = withLine('size=L', query)
  expect(changed).toBe('size=L&cart-line=a1&cart-return=checkout')
  expect(withoutLine(`https://shop.example/?${changed}`)).toBe('https://shop.example/?size=L')
  expect([...query.keys()].filter((name) => !isEditParameter(name))).toEqual(['size'])
})

test.each(['https://evil.example', '//evil.example', '/my-account/', '', 'CHECKOUT'])(
  'a URL cannot send a shopper to “%s”',
  (to) => {
    const query = new URLSearchParams({ 'cart-line': 'a1', 'cart-return': to })
    expect(returnsToCheckout(query)).toBe(false)
    expect(editFields(query)).toEqual({ 'cart-line': 'a1' })
  },
)

test('without a line there is nothing to return from', () => {
  expect(editFields(new URLSearchParams('cart-return=checkout'))).toEqual({})
})

test.each([
  ['cart-line=a1', 'a1'],
  ['cart-line=', null],
  ['cart-line=%22%3E', null],
  [`cart-line=${'x'.repeat(65)}`, null],
  ['size=M', null],
])('of %s the line %s is read', (query, line) => {
  expect(editedLine(new URLSearchParams(query))).toBe(line)
})
