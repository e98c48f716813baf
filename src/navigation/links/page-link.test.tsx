import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PageLink, type PageLinkProps } from './page-link.tsx'

const rendered = (props: PageLinkProps) =>
  renderToString(
    <MemoryRouter initialEntries={['/bikes/?page=1']}>
      <PageLink {...props}>Go</PageLink>
    </MemoryRouter>,
  )

test.each([
  ['/fell', '/fell/'],
  ['/fell/', '/fell/'],
  ['/fell?colour=red#sizes', '/fell/?colour=red#sizes'],
  ['/', '/'],
  ['?page=2', '/bikes/?page=2'],
])('a link to %s leads to %s', (to, href) => {
  expect(rendered({ to })).toBe(`<a href="${href}">Go</a>`)
})

test('accepts a path given in parts', () => {
  expect(rendered({ to: { pathname: '/search', search: '?q=bell' } })).toBe(
    '<a href="/search/?q=bell">Go</a>',
  )
})

test('parts without a path stay on the page', () => {
  expect(rendered({ to: { search: '?page=2' } })).toBe('<a href="/bikes/?page=2">Go</a>')
})

test.each([
  'https://help.example/a',
  'mailto:shop@shop.example',
  'tel:+441632960010',
  '#sizes',
  '/guide.pdf',
])('leaves %s as it is', (to) => {
  expect(rendered({ to })).toBe(`<a href="${to}">Go</a>`)
})

test('a link into a new tab gets rel noopener', () => {
  expect(rendered({ to: '/fell/', target: '_blank' })).toBe(
    '<a href="/fell/" target="_blank" rel="noopener">Go</a>',
  )
})

test('drops the router’s props from a plain link', () => {
  expect(rendered({ to: '/nuxt/api/auth/logout', replace: true, preventScrollReset: true })).toBe(
    '<a href="/nuxt/api/auth/logout">Go</a>',
  )
})

test('carries its navigation options in data attributes', () => {
  const props = { to: '/fell/', replace: true, preventScrollReset: true, state: { from: 'review' } }
  expect(rendered(props)).toBe(
    '<a href="/fell/" data-page="replace still" data-state="{&quot;from&quot;:&quot;review&quot;}">Go</a>',
  )
})

test('marks a link that loads its page anew', () => {
  expect(rendered({ to: '/checkout/', reloadDocument: true })).toBe(
    '<a href="/checkout/" data-page="reload">Go</a>',
  )
})
