import type { Executor } from '#/catalogue/write/upsert.store.server.ts'
import { findTaken, writePagePaths } from './page-paths.store.server.ts'
import type { PagePath, PathKind, TakenPath } from './path-kind.ts'

/** Thrown inside the transaction when a path belongs to another page. */
export class PathTaken extends Error {
  readonly taken: readonly TakenPath[]
  constructor(taken: readonly TakenPath[]) {
    super(taken.map((each) => `"/${each.path}/" ${ownerOf(each)}`).join('; '))
    this.taken = taken
  }
}

const owners: Record<PathKind, string> = {
  'parent-bike': 'a bike',
  'child-bike': 'a bike',
  accessory: 'an accessory',
  category: 'a category',
  content: 'a content page',
}

/** Says what has a path already, for the author of a file. */
export const ownerOf = ({ kind }: TakenPath): string => `belongs to ${owners[kind]} already`

/** The tag of pages that depend on what is at a path. */
export const pathTag = (path: string) => `path:${encodeURI(path)}`

/** Gives each page its path, with redirects from former ones; returns the tags of every path that changed. */
export async function claimPaths(tx: Executor, pages: readonly PagePath[]): Promise<string[]> {
  const taken = await findTaken(tx, pages)
  if (taken.length > 0) throw new PathTaken(taken)
  return (await writePagePaths(tx, pages)).map(pathTag)
}
