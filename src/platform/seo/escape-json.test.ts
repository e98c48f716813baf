import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeJson } from './escape-json.ts'
import { jsonLd } from './json-ld.ts'

test('a product name cannot end the script it stands in', () => {
  const text = escapeJson({ name: '</script><script>alert(1)</script><!-- & \u2028\u2029' })
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
})

test('whatever is written reads back the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(escapeJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('what JSON has no word for is written as null', () => {
  expect(escapeJson(() => 'a function')).toBe('null')
})

test('a bike describes itself to search engines', () => {
  expect(JSON.parse(jsonLd({ '@type': 'Product', name: 'A < B', gtin: undefined }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'A < B',
  })
})

test('two things on one page share a graph', () => {
  const text = jsonLd({ '@type': 'Product' }, { '@type': 'BreadcrumbList' })
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }],
  })
})
