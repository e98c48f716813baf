import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIslandStore } from './island-store.ts'
import { createIslandView } from './island-view.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rendered = (html: string) =>
  Response.json({ id: 'a', head: { link: [], style: [] }, html, components: {}, slots: {} })

/** A server that renders its props, until it is told to fail. */
function anIsland() {
  const asked: unknown[] = []
  const server = { isDown: false }
  const store = createIslandStore(async (url) => {
    const props: unknown = JSON.parse(new URL(url, 'http://shop').searchParams.get('props') ?? '')
    asked.push(props)
    return server.isDown ? new Response('', { status: 500 }) : rendered(JSON.stringify(props))
  })
  return { asked, server, store }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('an island is asked for at once and shown when it arrives', async () => {
  const { store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1 })
  expect(view.state().answer).toBe(null)
  await settled()
  expect(view.state().answer?.html).toBe('{"id":1}')
})

test('two places with the same island ask once, and a third later on not at all', async () => {
  const { asked, store } = anIsland()
  createIslandView(store).show('Menu', { id: 1 })
  createIslandView(store).show('Menu', { id: 1 })
  await settled()
  const late = createIslandView(store)
  late.show('Menu', { id: 1 })
  expect(late.state().answer?.html).toBe('{"id":1}')
  expect(asked).toHaveLength(1)
})

test('props that change in a row ask once, 100 ms after the last', async () => {
  const { asked, store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1 })
  await settled()
  view.show('Menu', { id: 2 })
  await vi.advanceTimersByTimeAsync(60)
  view.show('Menu', { id: 3 })
  await vi.advanceTimersByTimeAsync(99)
  expect(asked).toEqual([{ id: 1 }])
  expect(view.state().answer?.html).toBe('{"id":1}')
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([{ id: 1 }, { id: 3 }])
  expect(view.state().answer?.html).toBe('{"id":3}')
})

test('props that only look new ask for nothing', async () => {
  const { asked, store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1, open: true })
  view.show('Menu', { open: true, id: 1 })
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveLength(1)
})

test('a failure is told, leaves the place to the fallback, and may be tried again', async () => {
  const { server, store } = anIsland()
  server.isDown = true
  const view = createIslandView(store)
  view.show('Menu', { id: 1 })
  await settled()
  expect(view.state()).toMatchObject({
    answer: null,
    error: { message: 'The island answered 500' },
  })
  server.isDown = false
  view.hide()
  view.show('Menu', { id: 1 })
  await settled()
  expect(view.state()).toMatchObject({ answer: { html: '{"id":1}' }, error: null })
})

test('an answer to props that have moved on is not shown', async () => {
  const { store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1 })
  view.show('Menu', { id: 2 })
  await settled()
  expect(view.state().answer).toBe(null)
})

test('after a change of language every island is asked for anew', async () => {
  const { asked, store } = anIsland()
  await store.load('Menu', { id: 1 })
  store.forget()
  await store.load('Menu', { id: 1 })
  expect(asked).toHaveLength(2)
})
