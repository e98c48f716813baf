import { expect, test } from 'vitest'
import { createBloomreachSdk } from './bloomreach-sdk.client.ts'

test('calls wait in their order for the script, which finds the version it expects', () => {
  const sdk = createBloomreachSdk(() => 7)
  sdk._initializeConfig({ token: 'a' })
  sdk.initialize({ token: 'a' })
  sdk.track('page_visit', { path: '/' })
  sdk.notifications.subscribe()
  expect(sdk._).toEqual([
    ['_initializeConfig', [{ token: 'a' }]],
    ['initialize', [{ token: 'a' }]],
    ['track', ['page_visit', { path: '/' }]],
  ])
  expect(sdk.notifications._).toEqual([['subscribe', []]])
  expect(sdk).toMatchObject({ snippetVersion: 'v2.7.0', _performance: { snippetStartTime: 7 } })
})

test('calls for a script that never comes do not pile up', () => {
  const sdk = createBloomreachSdk(Date.now)
  for (let call = 0; call < 10_000; call += 1) sdk.track('page_visit')
  expect(sdk._.length).toBe(200)
})
