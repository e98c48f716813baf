import type { AccessoryKind } from '#/drawings/accessory/accessory-look.ts'

/** Kinds in body sizes: the shop cannot preselect one for the wearer. */
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

/** Whether shoppers must choose their size before they can buy this. */
export const needsBodySize = ({ kind, sizes }: Sized): boolean =>
  wornKinds.has(kind) && sizes.length > 1
