import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fromStored } from './stored-json.ts'

const lines = v.array(v.object({ sku: v.string(), quantity: v.number() }))

test('gives what fits the schema, without fields of another release', () => {
  const stored = [{ sku: 'HELMET', quantity: 2, told: 1 }]
  expect(fromStored(lines, stored, 'carts.lines')).toEqual([{ sku: 'HELMET', quantity: 2 }])
})

test('names the field that does not fit, and not its value', () => {
  const stored = [{ sku: 'HELMET', quantity: 'ada@example.com' }]
  expect(() => fromStored(lines, stored, 'carts.lines')).toThrow(
    /^carts\.lines at 0\.quantity is stored as string, expected number$/,
  )
  expect(() => fromStored(lines, null, 'carts.lines')).toThrow(
    /^carts\.lines is stored as object, expected Array$/,
  )
})
