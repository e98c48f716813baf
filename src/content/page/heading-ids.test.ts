import { expect, test } from 'vitest'
import { textSections, withHeadingIds } from './heading-ids.ts'

test('gives headings ids and lists them', () => {
  expect(withHeadingIds('<h2>Größe &amp; Maß</h2><p>x</p><h2>a <em>b</em></h2>')).toEqual({
    html: '<h2 id="s-grosse-mass">Größe &amp; Maß</h2><p>x</p><h2 id="s-a-b">a <em>b</em></h2>',
    entries: [
      { id: 's-grosse-mass', title: 'Größe & Maß' },
      { id: 's-a-b', title: 'a b' },
    ],
  })
})

test('no two headings of a page share an id', () => {
  const taken = new Set<string>()
  withHeadingIds('<h2>Returns</h2>', taken)
  const { entries } = withHeadingIds('<h2>Returns</h2><h2>…</h2>', taken)
  expect(entries.map(({ id }) => id)).toEqual(['s-returns-2', 's-section'])
})

test('a text is divided at its second-level headings', () => {
  expect(textSections('<p>a</p>\n<h2 id="s-b">b</h2>\n<p>c</p><h3>d</h3><h2>e</h2>')).toEqual([
    { heading: '', body: '<p>a</p>' },
    { heading: '<h2 id="s-b">b</h2>', body: '<p>c</p><h3>d</h3>' },
    { heading: '<h2>e</h2>', body: '' },
  ])
  expect(textSections(' ')).toEqual([])
})
