import * as v from 'valibot'
import { islandKey, type IslandProps } from './island-key.ts'

const islandAnswer = v.object({
  id: v.string(),
  head: v.looseObject({
    link: v.optional(v.array(v.looseObject({ rel: v.string(), href: v.string() })), []),
  }),
  html: v.string(),
  components: v.record(v.string(), v.unknown()),
  slots: v.record(v.string(), v.unknown()),
})

/** A part of a page as the server rendered it, with the styles it wants. */
export type IslandAnswer = v.InferOutput<typeof islandAnswer>

export function islandUrl(name: string, props: IslandProps): string {
  const query = new URLSearchParams({ props: JSON.stringify(props) })
  return `/__nuxt_island/${islandKey(name, props)}.json?${query}`
}

export async function readIsland(response: Response): Promise<IslandAnswer> {
  if (!response.ok) throw new Error(`The island answered ${response.status}`)
  return v.parse(islandAnswer, await response.json())
}
