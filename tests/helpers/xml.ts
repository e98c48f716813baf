type Element = {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

const token = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Parses the XML of feeds and sitemaps, and throws if it is not well-formed. */
export function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  let end = 0
  for (const match of xml.matchAll(token)) {
    const [whole, closing, name = '', attributes = '', empty, text] = match
    const current = open.at(-1)
    end = match.index + whole.length
    if (!current) throw new Error(`Something after the end: ${whole}`)
    if (text !== undefined) current.text += unescaped(text)
    else if (closing) {
      if (current.name !== name) throw new Error(`<${current.name}> is closed by </${name}>`)
      open.pop()
    } else if (name) {
      const child = { name, attributes: readAttributes(attributes), text: '', children: [] }
      current.children.push(child)
      if (!empty) open.push(child)
    }
  }
  const [only, ...more] = root.children
  if (end !== xml.length || open.length !== 1 || !only || more.length > 0)
    throw new Error(`Not well-formed near: ${xml.slice(end, end + 80)}`)
  return only
}

const readAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value = '']) => [
      name,
      unescaped(value),
    ]),
  )

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`A bare & in: ${text}`)
  return text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}

export const childText = (element: Element, name: string): string | undefined =>
  element.children.find((child) => child.name === name)?.text
