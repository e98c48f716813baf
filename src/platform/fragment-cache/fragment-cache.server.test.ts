import { expect, test } from 'vitest'
import { createFragmentStore } from './fragment-cache.server.ts'

const roomy = { mostBytes: 100_000 }
type Store = ReturnType<typeof createFragmentStore>

/** A page with one fragment between two paragraphs; `render` is called only when the fragment is not cached. */
function page(store: Store, props: unknown, render: () => string, shared = 'en gb') {
  const fragments = store.openPage(shared)
  const { tag, isKnown } = fragments.mark(props)
  const html = `<p>before</p><${tag}>${isKnown ? '' : render()}</${tag}><p>after</p>`
  return fragments.settle(html).toString()
}

const never = () => {
  throw new Error('was rendered again')
}

test('renders a fragment once and reuses it in every page', () => {
  const store = createFragmentStore(roomy)
  const first = page(store, ['card', 1], () => '<b>Fell</b>')
  expect(first).toBe('<p>before</p><b>Fell</b><p>after</p>')
  expect(page(store, ['card', 1], never)).toBe(first)
})

test('another product, language or country is another fragment', () => {
  const store = createFragmentStore(roomy)
  page(store, ['card', 1], () => '<b>Fell</b>')
  expect(page(store, ['card', 2], () => '<b>Wold</b>')).toContain('Wold')
  expect(page(store, ['card', 1], () => '<b>Fell, 5 €</b>', 'de de')).toContain('5 €')
})

test('puts several fragments where they belong and skips one that is not shown', () => {
  const store = createFragmentStore(roomy)
  page(store, 'b', () => '<b>kept</b>')
  const fragments = store.openPage('en gb')
  const [a, lost, b] = ['a', 'lost', 'b'].map((props) => fragments.mark(props).tag)
  expect(lost).toBeDefined()
  const html = `<${a}><i>new</i></${a}>, <${b}></${b}>.`
  expect(fragments.settle(html).toString()).toBe('<i>new</i>, <b>kept</b>.')
})

test.each([
  ['an id that depends on its position', '<i id="_R_1a_"></i>'],
  ['a picture that the head preloads', '<p><img src="a" loading="eager"/></p>'],
  ['an unfinished boundary', '<p><!--$?--><template id="B:0"></template><!--/$--></p>'],
  ['bare text, which would join its neighbours', 'text'],
  ['an element that belongs in the head', '<p><title>x</title></p>'],
])('a fragment with %s is rendered each time', (_, html) => {
  const store = createFragmentStore(roomy)
  page(store, 'part', () => html)
  let times = 0
  page(store, 'part', () => {
    times += 1
    return html
  })
  expect(times).toBe(1)
})

test('evicts fragments not shown recently and never outgrows its limit', () => {
  const store = createFragmentStore({ mostBytes: 1_000 })
  const html = (name: string) => `<b>${name.repeat(380)}</b>`
  page(store, 'a', () => html('a'))
  page(store, 'b', () => html('b'))
  page(store, 'a', never)
  page(store, 'c', () => html('c'))
  expect(store.size().bytes).toBeLessThanOrEqual(1_000)
  expect(page(store, 'a', never)).toContain(html('a'))
  expect(() => page(store, 'b', never)).toThrow('rendered again')
})

test('writes multi-byte characters whole in a page of any length', () => {
  const fragments = createFragmentStore(roomy).openPage('en gb')
  const long = '£ € 自転車 🚲 '.repeat(20_000)
  expect(fragments.settle(long).toString()).toBe(long)
  expect(fragments.settle('<p>short</p>').toString()).toBe('<p>short</p>')
})

test('stores a fragment with an eager picture only where the page preloads it itself', () => {
  const picture = '<img src="/fell.avif" loading="eager"/>'
  const store = createFragmentStore(roomy)
  page(store, 'hero', () => picture)
  expect(page(store, 'hero', () => '<b>rendered again</b>')).toContain('rendered again')
  const announced = store.openPage('en gb')
  const { tag } = announced.mark('card', true)
  announced.settle(`<${tag}>${picture}</${tag}>`)
  expect(page(store, 'card', never)).toContain(picture)
})
