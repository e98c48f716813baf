/** One of our pages as plain elements, to compare it with: no data, no components, no cache, no request. */
import { Parser } from 'htmlparser2'
import type { ReactNode } from 'react'

// React chooses its build when it is loaded, so it must not be loaded before.
process.env['NODE_ENV'] = 'production'
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')

type Element = { tag: string; props: Record<string, unknown>; children: (Element | string)[] }

/** Makes the elements of the document anew and renders them, as often as it is called. */
export function plainPageOf(html: string): () => string {
  const page = elementsOf(html)
  return () => renderToString(page.children.map((child, key) => nodeOf(child, key)))
}

function elementsOf(html: string): Element {
  const root: Element = { tag: '', props: {}, children: [] }
  const open = [root]
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, props: propsOf(attributes), children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext: (text) => void open.at(-1)?.children.push(text),
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return root
}

/** Attributes by the names that React has for them; styles would have to be objects. */
function propsOf({ class: className, for: htmlFor, style: _, ...rest }: Record<string, string>) {
  return { ...rest, ...(className && { className }), ...(htmlFor && { htmlFor }) }
}

function nodeOf(node: Element | string, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, props, children } = node
  const [text] = children
  if (tag === 'script' && typeof text === 'string')
    return createElement(tag, { ...props, key, dangerouslySetInnerHTML: { __html: text } })
  return createElement(tag, { ...props, key }, ...children.map((child, at) => nodeOf(child, at)))
}
