import { expect, test } from 'vitest'
import { startConsentMode } from './consent-mode.client.ts'

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

/** The commands in a data layer. */
const commandsIn = ({ dataLayer = [] }: { dataLayer?: unknown[] }) =>
  dataLayer.map((entry) => Array.from(entry as ArrayLike<unknown>))

test('everything is denied before anything else is in the data layer', () => {
  const target: { dataLayer?: unknown[] } = {}
  startConsentMode(target)
  target.dataLayer?.push({ event: 'view_item' })
  expect(commandsIn(target)[0]).toEqual(['consent', 'default', { ...denied, wait_for_update: 500 }])
  // An array would be taken for something else.
  expect(Array.isArray(target.dataLayer?.[0])).toBe(false)
})

test('each change of mind is reported once', () => {
  const target: { dataLayer?: unknown[] } = {}
  const { update } = startConsentMode(target)
  update(() => false)
  update((category) => category === 'statistics')
  update((category) => category === 'statistics')
  update((category) => category !== 'preferences')
  update(() => false)
  const granted = (...kinds: string[]) => ({
    ...denied,
    ...Object.fromEntries(kinds.map((kind) => [kind, 'granted'])),
  })
  expect(commandsIn(target).slice(1)).toEqual([
    ['consent', 'update', granted('analytics_storage')],
    ['consent', 'update', granted(...Object.keys(denied))],
    ['consent', 'update', denied],
  ])
})
