import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  createFragmentStore,
  type FragmentStore,
} from '#/platform/fragment-cache/fragment-cache.server.ts'
import { FragmentsContext, CachedFragment } from './cached-fragment.tsx'

type Tell = (name: string) => void

function Card({ name, onRender }: { name: string; onRender?: Tell }) {
  onRender?.(name)
  return <article>{name}</article>
}

function Place() {
  return <input id={useId()} />
}

const list = (names: readonly string[], onRender: Tell = () => {}) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <CachedFragment cacheKey={name}>
          <Card name={name} onRender={onRender} />
        </CachedFragment>
        <Place />
      </li>
    ))}
  </ul>
)

function render(store: FragmentStore, names: readonly string[], onRender?: Tell) {
  const fragments = store.openPage('shop')
  const html = renderToString(
    <FragmentsContext value={fragments}>{list(names, onRender)}</FragmentsContext>,
  )
  return fragments.settle(html).toString()
}

test('a page of kept parts is the page the browser would make, ids and all', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  const plain = renderToString(list(['Fell', 'Wold']))
  expect(render(store, ['Fell', 'Wold'])).toBe(plain)
  const again: string[] = []
  expect(render(store, ['Fell', 'Wold'], (name) => again.push(name))).toBe(plain)
  expect(again).toEqual([])
})

test('only what is new on a page is rendered', () => {
  const store = createFragmentStore({ mostBytes: 10_000 })
  render(store, ['Fell', 'Wold'])
  const again: string[] = []
  const page = render(store, ['Wold', 'Dale'], (name) => again.push(name))
  expect(page).toBe(renderToString(list(['Wold', 'Dale'])))
  expect(again).toEqual(['Dale'])
})

test('a part within a kept part is kept with it', () => {
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

test('a part that depends on nothing known is rendered each time', () => {
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
