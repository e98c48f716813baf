import { expect, test } from 'vitest'
import { formAnswer } from './send-form.ts'

const form = { id: 'order', values: {}, fields: {}, summary: null }

test('returns the redirect of an accepted form', () => {
  expect(formAnswer({ redirect: '/next/' })).toEqual({ kind: 'done', to: '/next/' })
})

test('returns the errors of a refused form', () => {
  expect(formAnswer({ form })).toEqual({ kind: 'refused', form })
})

test.each([null, 'Too busy', {}, { redirect: 3 }, { form: { id: 'order' } }, { error: {} }])(
  'reports %j as a failed request',
  (body) => {
    expect(formAnswer(body)).toEqual({ kind: 'failed', key: 'form.failed' })
  },
)
