import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  createFragmentStore,
  type FragmentStore,
} from '#/platform/fragment-cache/fragment-cache.server.ts'
import { cached, FragmentsContext } from './cached.tsx'

const rendered: string[] = []

function Card({ name }: { name: string }) {
  rendered.push(name)
  return <article>{name}</article>
}
const CachedCard = cached(Card)
const CachedBox = cached(({ name }: { name: string }) => (
  <div>
    <CachedCard name={name} />
  </div>
))

function IdField() {
  return <input id={useId()} />
}

const list = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <CachedCard name={name} />
        <IdField />
      </li>
    ))}
  </ul>
)

function render(store: FragmentStore, element: ReactNode) {
  rendered.length = 0
  const fragments = store.openPage('shop')
  const html = renderToString(<FragmentsContext value={fragments}>{element}</FragmentsContext>)
  return fragments.settle(html).toString()
}

test('a page of cached fragments equals a page rendered without the cache, ids included', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  const plain = renderToString(list(['Fell', 'Wold']))
  expect(render(store, list(['Fell', 'Wold']))).toBe(plain)
  expect(render(store, list(['Fell', 'Wold']))).toBe(plain)
  expect(rendered).toEqual([])
})

test('another prop is another fragment', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  render(store, list(['Fell', 'Wold']))
  const page = render(store, list(['Wold', 'Dale']))
  expect(rendered).toEqual(['Dale'])
  expect(page).toBe(renderToString(list(['Wold', 'Dale'])))
})

test('another component with the same props is another fragment', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  render(store, <CachedCard name="Fell" />)
  expect(render(store, <CachedBox name="Fell" />)).toBe('<div><article>Fell</article></div>')
})

test('a fragment within a cached fragment is cached with it', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  render(store, <CachedBox name="Fell" />)
  expect(store.size().parts).toBe(1)
})

test('a component with a function among its props cannot be cached', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  const CachedLabel = cached(({ write }: { write: () => string }) => <b>{write()}</b>)
  const labelOf = (text: string) =>
    // @ts-expect-error -- the key does not contain the function, so the second label would be the first one
    render(store, <CachedLabel write={() => text} />)
  expect(labelOf('Fell')).toBe('<b>Fell</b>')
  expect(labelOf('Dusk')).toBe('<b>Fell</b>')
})
