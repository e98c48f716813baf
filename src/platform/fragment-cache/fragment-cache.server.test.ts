import { expect, test } from 'vitest'
import { createFragmentStore } from './fragment-cache.server.ts'

const roomy = { mostBytes: 100_000 }
type Store = ReturnType<typeof createFragmentStore>

/** A page with one part between two others; `render` is asked only when the part is not known. */
function page(store: Store, what: unknown, render: () => string, shared = 'en gb') {
  const fragments = store.openPage(shared)
  const { tag, isKnown } = fragments.mark(what)
  const html = `<p>before</p><${tag}>${isKnown ? '' : render()}</${tag}><p>after</p>`
  return fragments.settle(html).toString()
}

const never = () => {
  throw new Error('was rendered again')
}

test('a part is rendered once and stands in every page that shows the same', () => {
  const store = createFragmentStore(roomy)
  const first = page(store, ['card', 1], () => '<b>Fell</b>')
  expect(first).toBe('<p>before</p><b>Fell</b><p>after</p>')
  expect(page(store, ['card', 1], never)).toBe(first)
})

test('another product, language or country is another part', () => {
  const store = createFragmentStore(roomy)
  page(store, ['card', 1], () => '<b>Fell</b>')
  expect(page(store, ['card', 2], () => '<b>Wold</b>')).toContain('Wold')
  expect(page(store, ['card', 1], () => '<b>Fell, 5 €</b>', 'de de')).toContain('5 €')
})

test('several parts stand where they belong, and one that is not shown is passed over', () => {
  const store = createFragmentStore(roomy)
  page(store, 'b', () => '<b>kept</b>')
  const fragments = store.openPage('en gb')
  const [a, lost, b] = ['a', 'lost', 'b'].map((what) => fragments.mark(what).tag)
  expect(lost).toBeDefined()
  const html = `<${a}><i>new</i></${a}>, <${b}></${b}>.`
  expect(fragments.settle(html).toString()).toBe('<i>new</i>, <b>kept</b>.')
})

test.each([
  ['an id that tells its place', '<i id="_R_1a_"></i>'],
  ['a picture the head has announced', '<p><img src="a" loading="eager"/></p>'],
  ['something not finished', '<p><!--$?--><template id="B:0"></template><!--/$--></p>'],
  ['bare text, which would join its neighbours', 'text'],
  ['what belongs into the head', '<p><title>x</title></p>'],
])('a part with %s is rendered each time', (_, html) => {
  const store = createFragmentStore(roomy)
  page(store, 'part', () => html)
  let times = 0
  page(store, 'part', () => {
    times += 1
    return html
  })
  expect(times).toBe(1)
})

test('what was not shown for longest makes room, and the store never outgrows its bound', () => {
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

test('letters of every length are written whole, however long the page', () => {
  const fragments = createFragmentStore(roomy).openPage('en gb')
  const long = '£ € 自転車 🚲 '.repeat(20_000)
  expect(fragments.settle(long).toString()).toBe(long)
  expect(fragments.settle('<p>short</p>').toString()).toBe('<p>short</p>')
})

test('a picture fetched at once is kept only where the page tells of it itself', () => {
  const picture = '<img src="/fell.avif" loading="eager"/>'
  const store = createFragmentStore(roomy)
  page(store, 'hero', () => picture)
  expect(page(store, 'hero', () => '<b>rendered again</b>')).toContain('rendered again')
  const announced = store.openPage('en gb')
  const { tag } = announced.mark('card', true)
  announced.settle(`<${tag}>${picture}</${tag}>`)
  expect(page(store, 'card', never)).toContain(picture)
})
