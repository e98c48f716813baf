import { expect, test } from 'vitest'
import { problemsBy } from '#/platform/api/schema.ts'
import { withdrawalSchema } from './withdrawal-form.ts'

const form = { orderNumber: '2345-6789', name: 'Ada Byron', email: 'ada@example.com' }
const problemsOf = (change: object) =>
  Object.entries(problemsBy(withdrawalSchema, { ...form, ...change })).map(([field, messages]) => [
    field,
    messages.map(({ key }) => key),
  ])

test('a name, an order number and an email address are enough', () => {
  expect(problemsOf({})).toEqual([])
})

test.each([
  [{ orderNumber: '' }, 'orderNumber', 'fieldErrors.required'],
  [{ orderNumber: '2'.repeat(41) }, 'orderNumber', 'fieldErrors.tooLong'],
  [{ name: ' ' }, 'name', 'fieldErrors.required'],
  [{ name: 'A'.repeat(101) }, 'name', 'fieldErrors.tooLong'],
  [{ email: 'ada' }, 'email', 'fieldErrors.email'],
  [{ name: 'Win at https://prize' }, 'name', 'fieldErrors.invalid'],
  [{ name: 'Win at HTTP:prize' }, 'name', 'fieldErrors.invalid'],
  [{ name: 'www.prize' }, 'name', 'fieldErrors.invalid'],
  [{ name: 'Win at //prize' }, 'name', 'fieldErrors.invalid'],
])('refuses a withdrawal with %o', (change, field, message) => {
  expect(problemsOf(change)).toEqual([[field, [message]]])
})

test.each(['A'.repeat(100), 'Anna-Lena O’Neill', 'Wwwroclav', 'c/o Byron', 'http'])(
  'accepts the name “%s”',
  (name) => {
    expect(problemsOf({ name })).toEqual([])
  },
)
