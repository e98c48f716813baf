import { islandKey, type IslandProps } from './island-key.ts'
import { isObject, isText } from '#/platform/types/json-shape.ts'

/** A part of a page as the server rendered it, with its style sheets. */
export type IslandAnswer = {
  id: string
  head: { link: { rel: string; href: string }[] }
  html: string
  components: Record<string, unknown>
  slots: Record<string, unknown>
}

export function islandUrl(name: string, props: IslandProps): string {
  const query = new URLSearchParams({ props: JSON.stringify(props) })
  return `/__nuxt_island/${islandKey(name, props)}.json?${query}`
}

export async function readIsland(response: Response): Promise<IslandAnswer> {
  if (!response.ok) throw new Error(`The island answered ${response.status}`)
  const answer: unknown = await response.json()
  if (!isObject(answer)) throw new Error('Not the answer of an island')
  const { id, head, html, components, slots } = answer
  if (!isText(id) || !isText(html) || !isObject(head) || !isObject(components) || !isObject(slots))
    throw new Error('Not the answer of an island')
  return { id, html, components, slots, head: { link: linksOf(head['link'] ?? []) } }
}

function linksOf(links: unknown): { rel: string; href: string }[] {
  if (!Array.isArray(links) || !links.every(isLink)) throw new Error('Not the links of an island')
  return links
}

const isLink = (link: unknown): link is { rel: string; href: string } =>
  isObject(link) && isText(link['rel']) && isText(link['href'])
