import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { IslandHtml } from './island-html.tsx'
import { Island } from './island.tsx'

test('shows the fallback until the island arrives', () => {
  const html = renderToString(<Island name="Menu" props={{ id: 1 }} fallback={<p>Bikes</p>} />)
  expect(html).toBe('<p>Bikes</p>')
})

test('shows the server’s HTML and loads its style sheets', () => {
  const link = [
    { rel: 'stylesheet', href: '/assets/menu.css' },
    { rel: 'icon', href: '/x.svg' },
  ]
  const answer = { id: 'Menu_1', head: { link }, html: '<b>Fell</b>', components: {}, slots: {} }
  const html = renderToString(
    <MemoryRouter>
      <IslandHtml answer={answer} className="panel" />
    </MemoryRouter>,
  )
  expect(html).toContain('<div class="panel" data-island="Menu_1"><b>Fell</b></div>')
  expect(html).toContain('href="/assets/menu.css"')
  expect(html).not.toContain('/x.svg')
})
