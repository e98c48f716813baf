import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkIslandRequest, islandKey } from './island-key.ts'

const nested = (levels: number): object =>
  Array.from({ length: levels }).reduce<object>((inner) => ({ inner }), {})

test('the order of the props does not change the key', () => {
  expect(islandKey('MenuPanel', { id: 7, locale: 'de' })).toBe(
    islandKey('MenuPanel', { locale: 'de', id: 7 }),
  )
})

test('different props, list order or name change the key', () => {
  const keys = [
    islandKey('MenuPanel', { ids: [1, 2] }),
    islandKey('MenuPanel', { ids: [2, 1] }),
    islandKey('MenuPanel', { ids: '1,2' }),
    islandKey('MenuPanel', {}),
    islandKey('Menu', { ids: [1, 2] }),
  ]
  expect(new Set(keys.map((key) => key.split('_').at(-1))).size).toBe(keys.length)
})

test('the key is stable across releases', () => {
  expect(islandKey('MenuPanel', { id: 7, locale: 'de' })).toBe('MenuPanel_9cd9745e08baef25')
})

test('the server accepts the key that the browser computed for any props', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (props) => {
      const key = islandKey('Part', props)
      return checkIslandRequest(key, JSON.stringify(props)).ok
    }),
    { numRuns: 200 },
  )
})

test('dates and undefined values are hashed as they are sent', () => {
  const props = { since: new Date(0), until: undefined }
  expect(checkIslandRequest(islandKey('News', props), JSON.stringify(props))).toMatchObject({
    ok: true,
    props: { since: '1970-01-01T00:00:00.000Z' },
  })
})

test('a name may contain underscores, since the last part is the hash', () => {
  const key = islandKey('menu_panel.v2', {})
  expect(checkIslandRequest(key, null)).toEqual({ ok: true, name: 'menu_panel.v2', props: {} })
})

test('tampered props are refused', () => {
  const key = islandKey('MenuPanel', { id: 7 })
  expect(checkIslandRequest(key, '{"id":8}')).toEqual({
    ok: false,
    status: 400,
    message: 'Invalid island request hash',
  })
})

test.each(['', '_abc', '7up_abc', '../secret_abc', 'Menu', 'Menu/Panel_abc'])(
  'refuses “%s” as an island name',
  (key) => {
    expect(checkIslandRequest(key, '{}')).toMatchObject({
      status: 400,
      message: 'Invalid island name',
    })
  },
)

test.each(['[]', 'null', '7', '{'])('refuses %s as props', (text) => {
  expect(checkIslandRequest('Menu_0', text)).toMatchObject({ message: 'Invalid island props' })
})

test('accepts props of 64 KiB and refuses one byte more', () => {
  const props = (bytes: number) => ({ text: 'é'.repeat((bytes - 12) / 2) + 'a'.repeat(bytes % 2) })
  const fits = props(65_536)
  expect(new TextEncoder().encode(JSON.stringify(fits)).length).toBeLessThanOrEqual(65_536)
  expect(checkIslandRequest(islandKey('A', fits), JSON.stringify(fits)).ok).toBe(true)
  const more = { text: `${fits.text}aaa` }
  expect(checkIslandRequest(islandKey('A', more), JSON.stringify(more))).toMatchObject({
    status: 413,
  })
})

test('accepts props nested 64 levels deep and refuses deeper ones', () => {
  const fits = { inner: nested(63) }
  expect(checkIslandRequest(islandKey('A', fits), JSON.stringify(fits)).ok).toBe(true)
  const tooDeep = `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`
  expect(checkIslandRequest('A_0', tooDeep)).toMatchObject({
    status: 400,
    message: 'Island props are nested too deeply',
  })
})
