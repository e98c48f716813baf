import { expect, test, vi } from 'vitest'
import { addBike } from './add-bike.ts'

const page = { '*': 'moor-ti-force/' }

test('goes to the review of the added bike', async () => {
  const added = () => Promise.resolve({ bikeUid: 'a1' })
  expect(await addBike(page, added)).toEqual({ to: '/moor-ti-force/review/?bike=a1' })
})

test('goes to the review without a line when none is known', async () => {
  const added = () => Promise.resolve({ bikeUid: null })
  expect(await addBike(page, added)).toEqual({ to: '/moor-ti-force/review/' })
})

test('adds nothing on a page without a bike', async () => {
  const add = vi.fn<() => Promise<{ bikeUid: null }>>()
  expect(await addBike({ slug: 'a-post' }, add)).toEqual({
    problem: 'Base path not found in route parameters',
  })
  expect(add).not.toHaveBeenCalled()
})

test('reports a refusal and stays on the page', async () => {
  const problem = 'This product is out of stock. Please choose another size or colour.'
  expect(await addBike(page, () => Promise.resolve({ problem }))).toEqual({ problem })
})
