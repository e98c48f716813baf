import { expect, test } from 'vitest'
import { createLiveCache, type Load } from './live-cache.ts'

const aCache = () => createLiveCache(() => {})

test('a value is loaded once, however many requests arrive together', async () => {
  const { getOrLoad } = aCache()
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  expect(
    await Promise.all([getOrLoad('menu', ['menu'], load), getOrLoad('menu', ['menu'], load)]),
  ).toEqual([1, 1])
})

test('a change reloads only the values made from it', async () => {
  const { getOrLoad, refresh } = aCache()
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  await getOrLoad('menu', ['menu'], load)
  await refresh(['product:1'])
  expect(await getOrLoad('menu', ['menu'], load)).toBe(1)
  await refresh(['menu'])
  expect(await getOrLoad('menu', ['menu'], load)).toBe(2)
})

test('the old value is served until the new one is ready', async () => {
  const { getOrLoad, refresh } = aCache()
  const slow = Promise.withResolvers<string>()
  const values = [Promise.resolve('old'), slow.promise]
  const load = () => values.shift() ?? Promise.reject(new Error('asked too often'))
  await getOrLoad('index', ['catalogue'], load)
  const refreshed = refresh(['catalogue'])
  expect(await getOrLoad('index', ['catalogue'], load)).toBe('old')
  slow.resolve('new')
  await refreshed
  expect(await getOrLoad('index', ['catalogue'], load)).toBe('new')
})

test('the later of two reloads wins, whichever finishes first', async () => {
  const { getOrLoad, refresh } = aCache()
  const [slow, quick] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const values = [Promise.resolve('first'), slow.promise, quick.promise]
  const load = () => values.shift() ?? Promise.reject(new Error('asked too often'))
  await getOrLoad('index', ['catalogue'], load)
  const both = [refresh(['catalogue']), refresh(['catalogue'])]
  quick.resolve('latest')
  slow.resolve('older')
  await Promise.all(both)
  expect(await getOrLoad('index', ['catalogue'], load)).toBe('latest')
})

test('a failed reload keeps the old value, and a failed first load may be retried', async () => {
  const { getOrLoad, refresh } = aCache()
  const answers = [
    () => Promise.reject(new Error('away')),
    () => Promise.resolve('there'),
    () => Promise.reject(new Error('away')),
  ]
  const load = () => (answers.shift() ?? (() => Promise.resolve('never')))()
  await expect(getOrLoad('rules', ['prices'], load)).rejects.toThrow('away')
  expect(await getOrLoad('rules', ['prices'], load)).toBe('there')
  await refresh(['prices'])
  expect(await getOrLoad('rules', ['prices'], load)).toBe('there')
})

test('a value is never loaded twice at once: one more load takes in later changes', async () => {
  const { getOrLoad, refresh } = aCache()
  const loads: (readonly string[])[] = []
  const [slow, quick] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const values = [Promise.resolve('first'), slow.promise, quick.promise]
  const load: Load<string> = (reload) => {
    loads.push([...(reload?.changed ?? [])])
    return values.shift() ?? Promise.reject(new Error('asked too often'))
  }
  await getOrLoad('index', ['product:*'], load)
  const all = ['product:1', 'product:2', 'product:3'].map((tag) => refresh([tag]))
  slow.resolve('older')
  quick.resolve('latest')
  await Promise.all(all)
  expect(loads).toEqual([[], ['product:1'], ['product:2', 'product:3']])
  expect(await getOrLoad('index', ['product:*'], load)).toBe('latest')
})

test('a value made from another one sees its new value', async () => {
  const { getOrLoad, refresh } = aCache()
  let price = 10
  const prices: Load<number> = () => Promise.resolve(price)
  const list: Load<string> = async (_, { getOrLoad: load }) =>
    `costs ${await load('prices', ['prices'], prices)}`
  expect(await getOrLoad('list', ['prices'], list)).toBe('costs 10')
  price = 12
  await refresh(['prices'])
  expect(await getOrLoad('list', ['prices'], list)).toBe('costs 12')
})

test('after a failed load the next one starts from scratch, so that no change is lost', async () => {
  const { getOrLoad, refresh } = aCache()
  const seen: boolean[] = []
  const load: Load<number> = (reload) => {
    seen.push(reload === null)
    return seen.length === 2 ? Promise.reject(new Error('away')) : Promise.resolve(seen.length)
  }
  await getOrLoad('index', ['catalogue'], load)
  await refresh(['catalogue'])
  await refresh(['catalogue'])
  await refresh(['catalogue'])
  expect(seen).toEqual([true, false, true, false])
})
