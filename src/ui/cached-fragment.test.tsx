import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  createFragmentStore,
  type FragmentStore,
} from '#/platform/fragment-cache/fragment-cache.server.ts'
import { FragmentsContext, CachedFragment } from './cached-fragment.tsx'

type OnRender = (name: string) => void

function Card({ name, onRender }: { name: string; onRender?: OnRender }) {
  onRender?.(name)
  return <article>{name}</article>
}

function IdField() {
  return <input id={useId()} />
}

const list = (names: readonly string[], onRender: OnRender = () => {}) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <CachedFragment cacheKey={name}>
          <Card name={name} onRender={onRender} />
        </CachedFragment>
        <IdField />
      </li>
    ))}
  </ul>
)

function render(store: FragmentStore, names: readonly string[], onRender?: OnRender) {
  const fragments = store.openPage('shop')
  const html = renderToString(
    <FragmentsContext value={fragments}>{list(names, onRender)}</FragmentsContext>,
  )
  return fragments.settle(html).toString()
}

test('a page of cached fragments equals a page rendered without the cache, ids included', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  const plain = renderToString(list(['Fell', 'Wold']))
  expect(render(store, ['Fell', 'Wold'])).toBe(plain)
  const rendered: string[] = []
  expect(render(store, ['Fell', 'Wold'], (name) => rendered.push(name))).toBe(plain)
  expect(rendered).toEqual([])
})

test('renders only the fragments that are not cached', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  render(store, ['Fell', 'Wold'])
  const rendered: string[] = []
  const page = render(store, ['Wold', 'Dale'], (name) => rendered.push(name))
  expect(page).toBe(renderToString(list(['Wold', 'Dale'])))
  expect(rendered).toEqual(['Dale'])
})

test('a fragment within a cached fragment is cached with it', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  const fragments = store.openPage('shop')
  const html = renderToString(
    <FragmentsContext value={fragments}>
      <CachedFragment cacheKey="outer">
        <div>
          <CachedFragment cacheKey="inner">
            <Card name="Fell" />
          </CachedFragment>
        </div>
      </CachedFragment>
    </FragmentsContext>,
  )
  expect(fragments.settle(html).toString()).toBe('<div><article>Fell</article></div>')
  expect(store.size().parts).toBe(1)
})

test('a fragment with a null key is rendered each time', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  const fragments = store.openPage('shop')
  const once = (
    <FragmentsContext value={fragments}>
      <CachedFragment cacheKey={null}>
        <Card name="Fell" />
      </CachedFragment>
    </FragmentsContext>
  )
  expect(fragments.settle(renderToString(once)).toString()).toBe('<article>Fell</article>')
  expect(store.size().parts).toBe(0)
})
