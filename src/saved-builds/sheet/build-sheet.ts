import type { BuildGroup } from '#/product/review/review-build.ts'

/** A build on paper: everything in the reader's language. */
export type BuildSheet = {
  /** `7K4M-9QX2`; null for a build that is not saved. */
  code: string | null
  /** Opens the build; the QR code holds it. */
  url: string
  host: string
  name: string
  subtitle: string
  facts: readonly { label: string; value: string }[]
  groups: readonly BuildGroup[]
  /** Of the chosen size; null before one is chosen. */
  geometry: { title: string; rows: readonly { name: string; value: string }[] } | null
  date: string
}
