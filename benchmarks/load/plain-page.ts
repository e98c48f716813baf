/** A page of plain elements, to compare ours with: no data, no components, no cache, no request. */
// React chooses its build when it is loaded, so it must not be loaded before.
process.env['NODE_ENV'] = 'production'
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')

const tags = '<i title=""></i>'.length

/** Renders as many elements and characters as `html` has. */
export function plainPageLike(html: string): () => string {
  const elements = html.match(/<[a-z]/g)?.length ?? 1
  const text = 'x'.repeat((html.length / elements - tags) / 2)
  const rows = Array.from({ length: elements })
  return () =>
    renderToString(
      createElement(
        'main',
        null,
        rows.map((_, key) => createElement('i', { key, title: text }, text)),
      ),
    )
}
