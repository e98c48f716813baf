import * as v from 'valibot'
import { withSlash } from './page-path.ts'

const pageAnswer = v.object({
  page: v.string(),
  data: v.unknown(),
  /** A personal answer is never kept: not for Back, not from a prefetch. */
  meta: v.looseObject({ isPersonal: v.optional(v.boolean()) }),
})
const redirectAnswer = v.object({
  redirect: v.string(),
  status: v.optional(v.pipe(v.number(), v.minValue(300), v.maxValue(399)), 302),
})
const errorAnswer = v.object({ error: v.object({ statusCode: v.number(), message: v.string() }) })
const payloadAnswer = v.union([pageAnswer, redirectAnswer, errorAnswer])

/** What a page needs to be shown: its key, its loader's data, and what the document says of it. */
export type PageAnswer = v.InferOutput<typeof pageAnswer>
export type PayloadAnswer = v.InferOutput<typeof payloadAnswer>

export const isPageAnswer = (value: unknown): value is PageAnswer => v.is(pageAnswer, value)

/** Where a page's data is; whole, so that a path beginning `//` cannot name another host. */
export function payloadUrl(target: URL, buildId: string): string {
  const query = target.search ? `${target.search}&` : '?'
  const path = withSlash(target.pathname)
  return `${target.origin}${path}_payload.json${query}_b=${encodeURIComponent(buildId)}`
}

/** Anything but the three shapes of an answer is refused, whatever its status says. */
export async function readAnswer(response: Response): Promise<PayloadAnswer> {
  const answer = v.parse(payloadAnswer, await response.json())
  if ('page' in answer && !response.ok) throw new Error(`A page with status ${response.status}`)
  return answer
}
