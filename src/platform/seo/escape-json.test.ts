import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeJson } from './escape-json.ts'
import { jsonLd } from './json-ld.ts'

test('a value cannot end the script element it is in', () => {
  const text = escapeJson({ name: '</script><script>alert(1)</script><!-- & \u2028\u2029' })
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
})

test('parses back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(escapeJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('a value that JSON cannot represent becomes null', () => {
  expect(escapeJson(() => 'a function')).toBe('null')
})

test('one entity has its properties at the top level', () => {
  expect(JSON.parse(jsonLd({ '@type': 'Product', name: 'A < B', gtin: undefined }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'A < B',
  })
})

test('two entities on one page share a graph', () => {
  const text = jsonLd({ '@type': 'Product' }, { '@type': 'BreadcrumbList' })
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }],
  })
})
