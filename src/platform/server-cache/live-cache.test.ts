import { expect, test } from 'vitest'
import { createLiveCache, type Load } from './live-cache.ts'

const memory = () => createLiveCache(() => {})

test('a value is loaded once, however many ask at once', async () => {
  const { getOrLoad } = memory()
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  expect(
    await Promise.all([getOrLoad('menu', ['menu'], load), getOrLoad('menu', ['menu'], load)]),
  ).toEqual([1, 1])
})

test('a change loads anew what was made from it, and nothing else', async () => {
  const { getOrLoad, refresh } = memory()
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  await getOrLoad('menu', ['menu'], load)
  await refresh(['product:1'])
  expect(await getOrLoad('menu', ['menu'], load)).toBe(1)
  await refresh(['menu'])
  expect(await getOrLoad('menu', ['menu'], load)).toBe(2)
})

test('until the new value is ready the old one is given', async () => {
  const { getOrLoad, refresh } = memory()
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

test('of two reloads the later one wins, whichever finishes first', async () => {
  const { getOrLoad, refresh } = memory()
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

test('a reload that fails leaves the old value, and a first load that fails may be tried again', async () => {
  const { getOrLoad, refresh } = memory()
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

test('a value is never loaded twice at once: what changes meanwhile is taken in by one more load', async () => {
  const { getOrLoad, refresh } = memory()
  const loads: (readonly string[])[] = []
  const [slow, quick] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const values = [Promise.resolve('first'), slow.promise, quick.promise]
  const load: Load<string> = (again) => {
    loads.push([...(again?.changed ?? [])])
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

test('what is made from another value is made from the new one', async () => {
  const { getOrLoad, refresh } = memory()
  let price = 10
  const prices: Load<number> = () => Promise.resolve(price)
  const list: Load<string> = async (_, { getOrLoad: recall }) =>
    `costs ${await recall('prices', ['prices'], prices)}`
  expect(await getOrLoad('list', ['prices'], list)).toBe('costs 10')
  price = 12
  await refresh(['prices'])
  expect(await getOrLoad('list', ['prices'], list)).toBe('costs 12')
})

test('after a load that failed the next one starts from nothing, so that no change is lost', async () => {
  const { getOrLoad, refresh } = memory()
  const seen: boolean[] = []
  const load: Load<number> = (again) => {
    seen.push(again === null)
    return seen.length === 2 ? Promise.reject(new Error('away')) : Promise.resolve(seen.length)
  }
  await getOrLoad('index', ['catalogue'], load)
  await refresh(['catalogue'])
  await refresh(['catalogue'])
  await refresh(['catalogue'])
  expect(seen).toEqual([true, false, true, false])
})
