import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIslandStore } from './island-store.ts'
import { createIslandView } from './island-view.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rendered = (html: string) =>
  Response.json({ id: 'a', head: { link: [], style: [] }, html, components: {}, slots: {} })

/** A server that renders its props, or fails while `isDown` is set. */
function anIsland() {
  const requested: unknown[] = []
  const server = { isDown: false }
  const store = createIslandStore(async (url) => {
    const props: unknown = JSON.parse(new URL(url, 'http://shop').searchParams.get('props') ?? '')
    requested.push(props)
    return server.isDown ? new Response('', { status: 500 }) : rendered(JSON.stringify(props))
  })
  return { requested, server, store }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('requests the first island at once and shows it when it arrives', async () => {
  const { store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1 })
  expect(view.state().answer).toBe(null)
  await settled()
  expect(view.state().answer?.html).toBe('{"id":1}')
})

test('two views of one island make one request, and a later view makes none', async () => {
  const { requested, store } = anIsland()
  createIslandView(store).show('Menu', { id: 1 })
  createIslandView(store).show('Menu', { id: 1 })
  await settled()
  const late = createIslandView(store)
  late.show('Menu', { id: 1 })
  expect(late.state().answer?.html).toBe('{"id":1}')
  expect(requested).toHaveLength(1)
})

test('rapid changes of props make one request, 100 ms after the last', async () => {
  const { requested, store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1 })
  await settled()
  view.show('Menu', { id: 2 })
  await vi.advanceTimersByTimeAsync(60)
  view.show('Menu', { id: 3 })
  await vi.advanceTimersByTimeAsync(99)
  expect(requested).toEqual([{ id: 1 }])
  expect(view.state().answer?.html).toBe('{"id":1}')
  await vi.advanceTimersByTimeAsync(1)
  expect(requested).toEqual([{ id: 1 }, { id: 3 }])
  expect(view.state().answer?.html).toBe('{"id":3}')
})

test('equal props in another order make no request', async () => {
  const { requested, store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1, open: true })
  view.show('Menu', { open: true, id: 1 })
  await vi.advanceTimersByTimeAsync(500)
  expect(requested).toHaveLength(1)
})

test('reports a failure, shows the fallback and can be retried', async () => {
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

test('ignores a response to outdated props', async () => {
  const { store } = anIsland()
  const view = createIslandView(store)
  view.show('Menu', { id: 1 })
  view.show('Menu', { id: 2 })
  await settled()
  expect(view.state().answer).toBe(null)
})

test('requests every island again after a change of language', async () => {
  const { requested, store } = anIsland()
  await store.load('Menu', { id: 1 })
  store.clear()
  await store.load('Menu', { id: 1 })
  expect(requested).toHaveLength(2)
})

test('a response in the language before is not kept, even if the new one is on its way', async () => {
  const answers: ((response: Response) => void)[] = []
  const store = createIslandStore(() => new Promise((resolve) => answers.push(resolve)))
  const before = store.load('Menu', { id: 1 })
  store.clear()
  const after = store.load('Menu', { id: 1 })
  answers[0]?.(rendered('Bikes'))
  expect((await before).html).toBe('Bikes')
  expect(store.find('Menu', { id: 1 })).toBe(null)
  const shared = store.load('Menu', { id: 1 })
  answers[1]?.(rendered('Räder'))
  expect((await after).html).toBe('Räder')
  expect((await shared).html).toBe('Räder')
  expect(store.find('Menu', { id: 1 })?.html).toBe('Räder')
  expect(answers).toHaveLength(2)
})
