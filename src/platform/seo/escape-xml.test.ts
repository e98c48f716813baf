import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('a name with signs of its own does not break a feed', () => {
  expect(escapeXml(`Mudguards "wet & <dry>" 'set'`)).toBe(
    'Mudguards &quot;wet &amp; &lt;dry&gt;&quot; &apos;set&apos;',
  )
})

test('what XML cannot carry is left out, and the rest stays', () => {
  expect(escapeXml('bell\u0007 \uD800\u{1F6B2} Größe')).toBe('bell \uFFFD\u{1F6B2} Größe')
})
