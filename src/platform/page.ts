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
}

/** Thrown by a loader to send the visitor elsewhere. */
export class Redirect extends Error {
  readonly to: string
  readonly status: 301 | 302 | 303

  constructor(to: string, status: 301 | 302 | 303 = 302) {
    super(to)
    this.to = to
    this.status = status
  }
}
