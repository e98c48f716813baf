import { expect, test, vi } from 'vitest'
import { addBike } from './add-bike.ts'

const page = { '*': 'moor-ti-force/' }

test('a bike that was added is reviewed next', async () => {
  const added = () => Promise.resolve({ bikeUid: 'a1' })
  expect(await addBike(page, added)).toEqual({ to: '/moor-ti-force/review/?bike=a1' })
})

test('where the line is not known the review finds it', async () => {
  const added = () => Promise.resolve({ bikeUid: null })
  expect(await addBike(page, added)).toEqual({ to: '/moor-ti-force/review/' })
})

test('a page that is about no bike says so and adds nothing', async () => {
  const add = vi.fn<() => Promise<{ bikeUid: null }>>()
  expect(await addBike({ slug: 'a-post' }, add)).toEqual({
    problem: 'Base path not found in route parameters',
  })
  expect(add).not.toHaveBeenCalled()
})

test('what the shop refuses is told, and nobody goes anywhere', async () => {
  const problem = 'This product is out of stock.'
  expect(await addBike(page, () => Promise.resolve({ problem }))).toEqual({ problem })
})
