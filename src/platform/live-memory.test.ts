import { expect, test } from 'vitest'
import { createLiveMemory } from './live-memory.ts'

const memory = () => createLiveMemory(() => {})

test('a value is loaded once, however many ask at once', async () => {
  const { keep } = memory()
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  expect(await Promise.all([keep('menu', ['menu'], load), keep('menu', ['menu'], load)])).toEqual([
    1, 1,
  ])
})

test('a change loads anew what was made from it, and nothing else', async () => {
  const { keep, refresh } = memory()
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  await keep('menu', ['menu'], load)
  await refresh(['product:1'])
  expect(await keep('menu', ['menu'], load)).toBe(1)
  await refresh(['menu'])
  expect(await keep('menu', ['menu'], load)).toBe(2)
})

test('until the new value is ready the old one is given', async () => {
  const { keep, refresh } = memory()
  const slow = Promise.withResolvers<string>()
  const values = [Promise.resolve('old'), slow.promise]
  const load = () => values.shift() ?? Promise.reject(new Error('asked too often'))
  await keep('index', ['catalogue'], load)
  const refreshed = refresh(['catalogue'])
  expect(await keep('index', ['catalogue'], load)).toBe('old')
  slow.resolve('new')
  await refreshed
  expect(await keep('index', ['catalogue'], load)).toBe('new')
})

test('of two reloads the later one wins, whichever finishes first', async () => {
  const { keep, refresh } = memory()
  const [slow, quick] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const values = [Promise.resolve('first'), slow.promise, quick.promise]
  const load = () => values.shift() ?? Promise.reject(new Error('asked too often'))
  await keep('index', ['catalogue'], load)
  const both = [refresh(['catalogue']), refresh(['catalogue'])]
  quick.resolve('latest')
  slow.resolve('older')
  await Promise.all(both)
  expect(await keep('index', ['catalogue'], load)).toBe('latest')
})

test('a reload that fails leaves the old value, and a first load that fails may be tried again', async () => {
  const { keep, refresh } = memory()
  const answers = [
    () => Promise.reject(new Error('away')),
    () => Promise.resolve('there'),
    () => Promise.reject(new Error('away')),
  ]
  const load = () => (answers.shift() ?? (() => Promise.resolve('never')))()
  await expect(keep('rules', ['prices'], load)).rejects.toThrow('away')
  expect(await keep('rules', ['prices'], load)).toBe('there')
  await refresh(['prices'])
  expect(await keep('rules', ['prices'], load)).toBe('there')
})
