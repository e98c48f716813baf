import type { FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors, FieldMessage } from './refusal.ts'

/** A page loader's input: the cleaned URL, and nothing else of the request. */
export type PageRequest = {
  path: string
  params: Readonly<Record<string, string | undefined>>
  /** Only the parameters the route allows, so that a stranger's parameter cannot end up in everyone's page. */
  query: URLSearchParams
}

/** A page loader's result. */
export type LoadedPage<Data> = {
  data: Data
  /** A page for one person: never stored, never shared. */
  isPersonal?: boolean
  /** The picture at the top of the page, for prefetching. */
  picture?: OpeningPicture
  /** The status of the document, where a page says itself what is wrong; 200 otherwise. */
  status?: 404 | 429
  /** `Set-Cookie` lines; they make the page personal. */
  cookies?: readonly string[]
}

/** One URL, and an alternative for phones in several widths. */
export type OpeningPicture = {
  src: string
  phone?: { media: string; sizes: string; srcSet: string }
}

type RedirectStatus = 301 | 302 | 303

/** Thrown by a loader to redirect the visitor. */
export class Redirect extends Error {
  readonly to: string
  readonly status: RedirectStatus
  /** `Set-Cookie` lines; only a personal page may have any. */
  readonly cookies: readonly string[]

  constructor(to: string, status: RedirectStatus = 302, cookies: readonly string[] = []) {
    super(to)
    this.to = to
    this.status = status
    this.cookies = cookies
  }
}

/**
 * Redirects to the URL with only the parameters the page uses. Anyone can invent values without end, and
 * each would otherwise be rendered and cached as a page of its own. The redirect is temporary, because a
 * value may gain a meaning later.
 */
export function redirectToMeaning({ path, query }: PageRequest, canonicalQuery: string): void {
  if (pairsOf(query) === pairsOf(new URLSearchParams(canonicalQuery))) return
  throw new Redirect(path + (canonicalQuery && `?${canonicalQuery}`), 302)
}

const pairsOf = (query: URLSearchParams): string =>
  JSON.stringify([...query].map(String).toSorted())

/** A page action's input: the page's URL and the submitted form. */
export type ActionRequest = PageRequest & { form: FormValues }

/** The redirect after success, or the errors; a thrown `Refusal` means the latter. */
export type ActionOutcome =
  | { kind: 'done'; to: string; cookies?: readonly string[] }
  | {
      kind: 'refused'
      fields?: FieldErrors
      summary?: FieldMessage
      /** Defaults to 422. */
      status?: number
    }

/** Redirects to the next page and sets these cookies. */
export const done = (to: string, cookies: readonly string[] = []): ActionOutcome => ({
  kind: 'done',
  to,
  cookies,
})
