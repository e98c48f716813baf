import type { FormState } from '#/platform/forms/form-state.ts'
import type { OpeningPicture } from '#/platform/api/page.ts'
import { isObject, isText } from '#/platform/types/json-shape.ts'
import { withSlash } from '#/navigation/router/page-path.ts'

/** Everything needed to show a page: its key, its loader's data and its metadata. */
export type PageAnswer = {
  page: string
  data: unknown
  /** Personal pages are never cached, neither for Back nor from a prefetch. */
  meta: { isPersonal?: boolean | undefined; picture?: OpeningPicture }
  /** A refused form of the page, in the document that responds to its POST. */
  form?: FormState
}
type RedirectAnswer = { redirect: string; status: number }
type ErrorAnswer = { error: { statusCode: number; message: string } }
export type PayloadAnswer = PageAnswer | RedirectAnswer | ErrorAnswer

export const isPageAnswer = (value: unknown): value is PageAnswer =>
  isObject(value) && isText(value['page']) && 'data' in value && isMeta(value['meta'])

const isMeta = (meta: unknown) =>
  isObject(meta) &&
  ['boolean', 'undefined'].includes(typeof meta['isPersonal']) &&
  (meta['picture'] === undefined || isOpeningPicture(meta['picture']))

const isOpeningPicture = (picture: unknown) =>
  isObject(picture) &&
  isText(picture['src']) &&
  (picture['phone'] === undefined || isTexts(picture['phone']))

const isTexts = (value: unknown) => isObject(value) && Object.values(value).every(isText)

/** The URL of a page's data; absolute, so that a path beginning with `//` cannot name another host. */
export function payloadUrl(target: URL, buildId: string): string {
  const query = target.search ? `${target.search}&` : '?'
  const path = withSlash(target.pathname)
  return `${target.origin}${path}_payload.json${query}_b=${encodeURIComponent(buildId)}`
}

/** Refuses anything but the three known shapes, whatever the response status. */
export async function readAnswer(response: Response): Promise<PayloadAnswer> {
  const answer = payloadAnswer(await response.json())
  if (!answer) throw new Error('Not the answer of a page')
  if ('page' in answer && !response.ok) throw new Error(`A page with status ${response.status}`)
  return answer
}

function payloadAnswer(value: unknown): PayloadAnswer | null {
  if (isPageAnswer(value)) return value
  if (!isObject(value)) return null
  const { redirect, status = 302, error } = value
  if (isText(redirect) && isRedirectStatus(status)) return { redirect, status }
  return isErrorText(error) ? { error } : null
}

const isRedirectStatus = (status: unknown): status is number =>
  typeof status === 'number' && status >= 300 && status <= 399

const isErrorText = (error: unknown): error is ErrorAnswer['error'] =>
  isObject(error) && typeof error['statusCode'] === 'number' && isText(error['message'])
