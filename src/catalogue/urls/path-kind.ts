/** What can live at an address. */
export type AddressKind = 'parent-bike' | 'child-bike' | 'accessory' | 'category' | 'content'

export type Address = { path: string; kind: AddressKind; entityId: number }

/** What is found at a path: a page, or a sign to another path. */
export type Hop =
  | { kind: 'page'; path: string; page: AddressKind; entityId: number }
  | { kind: 'redirect'; path: string; target: string; status: 301 | 302 }
