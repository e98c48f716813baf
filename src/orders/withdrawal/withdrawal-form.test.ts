import { expect, test } from 'vitest'
import { problemsBy } from '#/platform/api/schema.ts'
import { withdrawalSchema } from './withdrawal-form.ts'

const form = { orderNumber: '2345-6789', name: 'Ada Byron', email: 'ada@example.com' }
const problemsOf = (change: object) =>
  Object.entries(problemsBy(withdrawalSchema, { ...form, ...change })).map(([field, messages]) => [
    field,
    messages.map(({ key }) => key),
  ])

test('a name, an order and a mailbox are all that a withdrawal needs', () => {
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
])('a withdrawal with %o is sent back', (change, field, message) => {
  expect(problemsOf(change)).toEqual([[field, [message]]])
})

test.each(['A'.repeat(100), 'Anna-Lena O’Neill', 'Wwwroclav', 'c/o Byron', 'http'])(
  '“%s” can be a name',
  (name) => {
    expect(problemsOf({ name })).toEqual([])
  },
)
