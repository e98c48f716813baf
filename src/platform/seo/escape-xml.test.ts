import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('escapes the special characters of XML', () => {
  expect(escapeXml(`Mudguards "wet & <dry>" 'set'`)).toBe(
    'Mudguards &quot;wet &amp; &lt;dry&gt;&quot; &apos;set&apos;',
  )
})

test('drops characters that XML cannot represent and keeps the rest', () => {
  expect(escapeXml('bell\u0007 \uD800\u{1F6B2} Größe')).toBe('bell \uFFFD\u{1F6B2} Größe')
})
