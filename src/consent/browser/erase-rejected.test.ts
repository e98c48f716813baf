import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { listRevision } from '#/platform/consent/consent.ts'
import { decide } from './decide.client.ts'
import { eraseRejected } from './erase-rejected.client.ts'

const cookies = new Map<string, string>()
/** The names of cookies in the order in which they were set (+) or erased (-). */
const writes: string[] = []

beforeEach(() => {
  cookies.clear()
  writes.length = 0
  const storage = { removeItem: () => {} }
  vi.stubGlobal('window', {
    location: { protocol: 'https:', hostname: 'localhost', href: 'https://localhost/' },
    localStorage: storage,
    sessionStorage: storage,
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      const isErased = text.includes('max-age=0')
      writes.push((isErased ? '-' : '+') + name)
      if (isErased) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
})
afterEach(() => consentState.setWhereabouts('unknown'))

const consent = (categories: string) => `${listRevision}.${categories}.${'0'.repeat(32)}`

test.each([
  ['elsewhere', consent('preferences'), false],
  ['elsewhere', consent('statistics'), true],
  ['elsewhere', '', true],
  // Their own phone keeps what they have agreed to elsewhere.
  ['store', consent('statistics'), true],
  ['store', consent('preferences'), true],
  ['unknown', consent('preferences'), true],
] as const)(
  '%s, with the decision "%s", a statistics cookie stays: %s',
  (where, decision, stays) => {
    cookies.set('_ga', 'GA1')
    if (decision) cookies.set('consent', decision)
    consentState.setWhereabouts(where)
    eraseRejected()
    expect(cookies.has('_ga')).toBe(stays)
  },
)

test('a withdrawal is stored before anything is erased, so that no tab may set it again', async () => {
  cookies.set('consent', consent('statistics'))
  cookies.set('_ga', 'GA1')
  consentState.setWhereabouts('elsewhere')
  expect(await decide([])).toBe('kept')
  expect(writes.slice(0, 2)).toEqual(['+consent', '-_ga'])
  expect([...cookies.keys()]).toEqual(['consent'])
})
