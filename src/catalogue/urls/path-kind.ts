/** Kinds of page that have a path in the catalogue. */
export type PathKind = 'parent-bike' | 'child-bike' | 'accessory' | 'category' | 'content'

export type PagePath = { path: string; kind: PathKind; entityId: number }

/** A path and the kind of page that has it. */
export type TakenPath = { path: string; kind: PathKind }

/** A page at a path, or a redirect to another path. */
export type Hop =
  | { kind: 'page'; path: string; page: PathKind; entityId: number }
  | { kind: 'redirect'; path: string; target: string; status: 301 | 302 }
