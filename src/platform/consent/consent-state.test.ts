import { expect, test, vi } from 'vitest'
import { listRevision } from './consent.ts'
import { createConsentState } from './consent-state.client.ts'

const accepted = `cart_hint=2; consent=${listRevision}.preferences-statistics.0123456789abcdef0123456789abcdef`
const stateWith = (cookies: string) =>
  createConsentState(
    () => cookies,
    () => listRevision,
  )

test('nothing optional is allowed until it is known that the visitor is not in a store', () => {
  const state = stateWith(accepted)
  expect(state.allows('statistics')).toBe(false)
  state.setWhereabouts('elsewhere')
  expect(state.allows('statistics')).toBe(true)
  expect(state.allows('marketing')).toBe(false)
})

test('in a store nobody has consented and nobody is asked', () => {
  for (const cookies of [accepted, '']) {
    const state = stateWith(cookies)
    state.setWhereabouts('store')
    expect(state.allows('statistics')).toBe(false)
    expect(state.view()).toBe('none')
  }
})

test.each([
  ['', 'banner'],
  [`consent=${listRevision - 1}.none`, 'banner'],
  ['consent=nonsense', 'banner'],
  [`not_consent=${listRevision}.none`, 'banner'],
  [`consent=${listRevision}.none`, 'none'],
  [accepted, 'none'],
])('with the cookies "%s" the page shows %s', (cookies, view) => {
  const state = stateWith(cookies)
  expect(state.view()).toBe('none')
  state.setWhereabouts('elsewhere')
  expect(state.view()).toBe(view)
})

test('a category that is allowed by default waits for the check as well, and is not used in a store', () => {
  const isUsed = (cookies: string, whereabouts: 'unknown' | 'store' | 'elsewhere') => {
    const state = stateWith(cookies)
    state.setWhereabouts(whereabouts)
    return state.allows('preferences', true)
  }
  expect(isUsed('', 'unknown')).toBe(false)
  expect(isUsed('', 'store')).toBe(false)
  expect(isUsed('', 'elsewhere')).toBe(true)
  expect(isUsed(`consent=${listRevision}.none`, 'elsewhere')).toBe(false)
})

test('the settings open over everything, and whoever watches hears of it', () => {
  const state = stateWith(accepted)
  const watcher = vi.fn<() => void>()
  const stop = state.watch(watcher)
  state.showSettings(true)
  expect(state.view()).toBe('settings')
  stop()
  state.showSettings(false)
  expect(state.view()).toBe('none')
  expect(watcher).toHaveBeenCalledTimes(1)
})

test('behind the open settings the visitor is still asked until they have decided', () => {
  const state = stateWith('')
  expect(state.isUndecided()).toBe(false)
  state.setWhereabouts('elsewhere')
  state.showSettings(true)
  expect(state.isUndecided()).toBe(true)
  state.setWhereabouts('store')
  expect(state.isUndecided()).toBe(false)
})

test('before it is known where the visitor is, a choice is shown but not yet used', () => {
  const state = stateWith(accepted)
  expect(state.hasChosen('statistics')).toBe(true)
  expect(state.allows('statistics')).toBe(false)
  expect(stateWith('').hasChosen('preferences')).toBe(false)
  expect(stateWith('').hasChosen('preferences', true)).toBe(true)
})

test('where the browser keeps no cookies, a decision counts in this document', () => {
  const state = stateWith('')
  state.setWhereabouts('elsewhere')
  const rejected = { revision: listRevision, categories: [], id: null }
  expect(state.keepHere(rejected)).toBe(true)
  expect(state.view()).toBe('none')
  expect(state.keepHere({ ...rejected, categories: ['statistics'] })).toBe(true)
  expect(state.allows('statistics')).toBe(true)
})

test('a decision that the browser keeps is read from its cookie alone', () => {
  const state = stateWith(`consent=${listRevision}.none`)
  state.setWhereabouts('elsewhere')
  const chosen = ['statistics'] as const
  expect(state.keepHere({ revision: listRevision, categories: chosen, id: null })).toBe(false)
  expect(state.allows('statistics')).toBe(false)
})
