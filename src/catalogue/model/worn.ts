import type { AccessoryKind } from '#/drawings/accessory/accessory-look.ts'

/** Kinds whose size is that of a body, so that nobody can choose it but the person who wears it. */
const wornKinds: ReadonlySet<AccessoryKind> = new Set([
  'helmet',
  'aero-helmet',
  'urban-helmet',
  'jersey',
  'bib-shorts',
  'jacket',
  'gilet',
  'base-layer',
  'cap',
  'gloves',
  'socks',
  'road-shoe',
  'gravel-shoe',
])

type Sized = { kind: AccessoryKind; sizes: readonly unknown[] }

/** Whether the shopper has to name their size before this can be bought. */
export const needsBodySize = ({ kind, sizes }: Sized): boolean =>
  wornKinds.has(kind) && sizes.length > 1
