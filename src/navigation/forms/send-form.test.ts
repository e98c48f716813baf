import { expect, test } from 'vitest'
import { formAnswer } from './send-form.ts'

const form = { id: 'order', values: {}, fields: {}, summary: null }

test('a form that is done says where to go', () => {
  expect(formAnswer({ redirect: '/next/' })).toEqual({ kind: 'done', to: '/next/' })
})

test('a form that came back says what is wrong', () => {
  expect(formAnswer({ form })).toEqual({ kind: 'refused', form })
})

test.each([null, 'Too busy', {}, { redirect: 3 }, { form: { id: 'order' } }, { error: {} }])(
  'an answer like %j is none',
  (body) => {
    expect(formAnswer(body)).toEqual({ kind: 'failed', key: 'form.failed' })
  },
)
