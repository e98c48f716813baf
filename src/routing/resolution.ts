import type { PageType } from './page-type.ts'

/** The result of resolving a path. */
export type Resolution =
  | { status: 200; pageType: PageType; entityId: number; basePath: string }
  | { status: 301 | 302; location: string }
  | { status: 404 }

export const notFound: Resolution = { status: 404 }
