import { expect, test } from 'vitest'
import { plainFromMarkdown } from './plain-markdown.ts'

const plain = (markdown: string) => plainFromMarkdown(markdown, 'https://shop.example')

test('headings are underlined and links carry their address', () => {
  expect(plain('## Right to cancel\n\nUse [our form](/withdrawal/), **within 14 days**.')).toBe(
    'Right to cancel\n---------------\n\nUse our form (https://shop.example/withdrawal/), within 14 days.',
  )
})

test('a link that is its own address is written once', () => {
  expect(plain('[https://shop.example/withdrawal/](/withdrawal/)')).toBe(
    'https://shop.example/withdrawal/',
  )
})

test('the asterisks of a form to fill in stay', () => {
  expect(plain('- Ordered on (\\*) / received on (\\*)\n\n(\\*) Delete as appropriate.')).toBe(
    '- Ordered on (*) / received on (*)\n\n(*) Delete as appropriate.',
  )
})

test('a table keeps its rows, and lines that belong together keep their breaks', () => {
  expect(plain('| Part | Years |\n| --- | --- |\n| Fork | ten |')).toBe('Part – Years\nFork – ten')
  expect(plain('Calder Cycles Ltd\\\nHalifax')).toBe('Calder Cycles Ltd\nHalifax')
})
