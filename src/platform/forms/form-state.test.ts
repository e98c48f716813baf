import { expect, test } from 'vitest'
import { nestedValues, withoutSecrets } from './form-state.ts'

test('names with dots become nested values', () => {
  const values = { email: 'a@b.co', 'delivery.street.0': 'Mill 1', 'delivery.street.1': 'Yard' }
  expect(nestedValues(values)).toEqual({
    email: 'a@b.co',
    delivery: { street: ['Mill 1', 'Yard'] },
  })
})

test('a name cannot reach the object prototype', () => {
  nestedValues({ '__proto__.isPaid': 'yes', 'constructor.prototype.isPaid': 'yes' })
  expect(({} as Record<string, unknown>)['isPaid']).toBeUndefined()
})

test('numbers that do not start at 0 do not make a list', () => {
  expect(nestedValues({ 'street.1': 'x' })).toEqual({ street: { 1: 'x' } })
})

test('a value and a group of the same name do not mix', () => {
  expect(nestedValues({ 'a.b': '1', a: '2' })).toEqual({ a: { b: '1' } })
  expect(nestedValues({ a: '2', 'a.b': '1' })).toEqual({ a: { b: '1' } })
})

test('no password field is sent back, whatever its name', () => {
  const values = { email: 'a@b.co', password: 'x', newPassword: 'y', 'account.passwordAgain': 'z' }
  expect(withoutSecrets(values)).toEqual({ email: 'a@b.co' })
})
