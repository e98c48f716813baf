/** What can live at an address. */
export type PathKind = 'parent-bike' | 'child-bike' | 'accessory' | 'category' | 'content'

export type PagePath = { path: string; kind: PathKind; entityId: number }

/** What is found at a path: a page, or a sign to another path. */
export type Hop =
  | { kind: 'page'; path: string; page: PathKind; entityId: number }
  | { kind: 'redirect'; path: string; target: string; status: 301 | 302 }
