import * as v from 'valibot'
import { pageTypes } from './page-type.ts'
import type { Resolution } from './resolution.ts'

export const routingAnswer = v.object({
  getUrlInfo: v.object({
    redirect_url: v.nullable(v.string()),
    page_status: v.picklist([200, 301, 302, 404]),
    page_type: v.nullable(v.picklist(pageTypes)),
    entity_id: v.nullable(v.number()),
    base_path: v.nullable(v.string()),
  }),
  error: v.null(),
})
export type RoutingAnswer = v.InferOutput<typeof routingAnswer>

export function toRoutingAnswer(resolution: Resolution): RoutingAnswer {
  const empty = { redirect_url: null, page_type: null, entity_id: null, base_path: null }
  const answer = (info: Partial<RoutingAnswer['getUrlInfo']>): RoutingAnswer => ({
    getUrlInfo: { ...empty, page_status: resolution.status, ...info },
    error: null,
  })
  if (resolution.status === 404) return answer({})
  if (resolution.status !== 200) return answer({ redirect_url: resolution.location })
  const { pageType, entityId, basePath } = resolution
  return answer({ page_type: pageType, entity_id: entityId, base_path: basePath })
}
