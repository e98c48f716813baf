/** One of our pages as plain elements, to compare it with: no data, no components, no cache, no request. */
import { Parser } from 'htmlparser2'
import type { ReactNode } from 'react'

// React chooses its build when it is loaded, so it must not be loaded before.
process.env['NODE_ENV'] = 'production'
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')

/** Renders the elements of the document, as often as it is called. */
export function plainPageOf(html: string): () => string {
  const page = elementsOf(html)
  return () => renderToString(page)
}

function elementsOf(html: string): ReactNode[] {
  const page: ReactNode[] = []
  const open: { attributes: Record<string, string>; children: ReactNode[] }[] = []
  const siblings = () => open.at(-1)?.children ?? page
  const parser = new Parser({
    onopentag: (_tag, attributes) => void open.push({ attributes, children: [] }),
    ontext: (text) => void siblings().push(text),
    onclosetag(tag) {
      const { attributes = {}, children = [] } = open.pop() ?? {}
      const key = siblings().length
      siblings().push(createElement(tag, { ...propsOf(attributes), key, ...inside(tag, children) }))
    },
  })
  parser.end(html)
  return page
}

/** Attributes by the names that React has for them; styles would have to be objects. */
function propsOf({ class: className, for: htmlFor, style: _, ...rest }: Record<string, string>) {
  return { ...rest, ...(className && { className }), ...(htmlFor && { htmlFor }) }
}

function inside(tag: string, children: ReactNode[]) {
  const [text] = children
  if (tag === 'script' && typeof text === 'string')
    return { dangerouslySetInnerHTML: { __html: text } }
  return children.length > 0 ? { children } : {}
}
