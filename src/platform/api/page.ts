import type { FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors, FieldMessage } from './refusal.ts'

/** What a page's loader is asked: an address, already cleaned, and nothing else of the request. */
export type PageRequest = {
  path: string
  params: Readonly<Record<string, string | undefined>>
  /** Only the parameters the route allows, so that a stranger's cannot end up in everyone's page. */
  query: URLSearchParams
}

export type LoadedPage = {
  data: unknown
  /** Which page shows the data, where the route alone does not tell. */
  page?: string
  /** A page about one person: never stored, never shared. */
  isPersonal?: boolean
  /** The picture it opens with, for whoever fetches the page ahead. */
  picture?: OpeningPicture
}

/** One address, and what phones may be given instead, in several widths. */
export type OpeningPicture = {
  src: string
  phone?: { media: string; sizes: string; srcSet: string }
}

type RedirectStatus = 301 | 302 | 303

/** Thrown by a loader to send the visitor elsewhere. */
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
 * Leads to the address that says only what the page goes by. Anyone can invent values without end, and each
 * would otherwise be rendered and kept as a page of its own. For a while only: one day a value may mean something.
 */
export function redirectToMeaning({ path, query }: PageRequest, meant: string): void {
  if (pairsOf(query) === pairsOf(new URLSearchParams(meant))) return
  throw new Redirect(path + (meant && `?${meant}`), 302)
}

const pairsOf = (query: URLSearchParams): string =>
  JSON.stringify([...query].map(String).toSorted())

/** What a page's action is asked: the page's address, and the form that was sent to it. */
export type ActionRequest = PageRequest & { form: FormValues }

/** Where to go when all is well, or what is wrong; a `Refusal` that is thrown means the latter. */
export type ActionOutcome =
  | { kind: 'done'; to: string; cookies?: readonly string[] }
  | {
      kind: 'refused'
      fields?: FieldErrors
      summary?: FieldMessage
      /** 422 unless said otherwise. */
      status?: number
    }

/** The page to go on to; `Set-Cookie` lines go along. */
export const done = (to: string, cookies: readonly string[] = []): ActionOutcome => ({
  kind: 'done',
  to,
  cookies,
})
