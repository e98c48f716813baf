import { expect, test } from 'vitest'
import { formSteps, hasErrors } from './form-steps.ts'

test('a step is wrong only by fields of its own', () => {
  const errors = { email: ['fieldErrors.required'] }
  expect(hasErrors('person', errors)).toBe(true)
  expect(hasErrors('bike', errors)).toBe(false)
})

test('no field is asked for in two steps', () => {
  const fields = Object.values(formSteps).flat()
  expect(fields.length).toBe(26)
  expect(new Set(fields).size).toBe(fields.length)
})
