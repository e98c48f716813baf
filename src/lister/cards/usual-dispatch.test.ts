import { expect, test } from 'vitest'
import { usualDispatch } from './usual-dispatch.ts'

const on = (...days: (string | null)[]) => usualDispatch(days.map((dispatch) => ({ dispatch })))

test('the date that most products share is said once', () => {
  expect(on('2026-11-19', '2026-11-19', '2026-12-03')).toBe('2026-11-19')
})

test('half of the products are not most of them', () => {
  expect(on('2026-11-19', '2026-11-19', '2026-12-03', null)).toBeNull()
})

test('a single product says its date itself', () => {
  expect(on('2026-11-19')).toBeNull()
  expect(on()).toBeNull()
})
