import { expect, test } from 'vitest'
import { fillAll, fillPlaceholders, unknownPlaceholders } from './placeholders.ts'

const values = { 'seller.company': 'Calder Cycles Ltd', 'contact.email': 'hello@example.com' }

test('fills in what is known, with or without spaces', () => {
  expect(fillPlaceholders('{{seller.company}}, {{ contact.email }}', values)).toBe(
    'Calder Cycles Ltd, hello@example.com',
  )
})

test('leaves an unknown placeholder as it is', () => {
  expect(fillPlaceholders('{{seller.moon}} {{toString}}', values)).toBe(
    '{{seller.moon}} {{toString}}',
  )
})

test('names unknown placeholders', () => {
  expect(unknownPlaceholders('{{seller.company}} {{seller.moon}}', Object.keys(values))).toEqual([
    'seller.moon',
  ])
})

test('fills in texts at any depth and changes nothing else', () => {
  expect(fillAll({ items: [{ text: '{{contact.email}}', most: 4 }], empty: null }, values)).toEqual(
    { items: [{ text: 'hello@example.com', most: 4 }], empty: null },
  )
})
