import type { CatalogueRows, ProductKind } from '#/catalogue/assemble/catalogue-rows.ts'
import { noRows } from '#/catalogue/assemble/catalogue-rows.ts'
import { type ImportProblem, problemAt, type Source } from './import-problem.ts'
import type { JsonPath } from './json-lines.ts'

/** Kinds of name that a record may refer to; each must exist in the import or in the shop. */
export const referenceKinds = [
  'maker',
  'place',
  'attribute',
  'category',
  'section',
  'product',
  'component',
  'accessory',
  'variant',
  'priced',
] as const
export type ReferenceKind = (typeof referenceKinds)[number]

type Reference = { kind: ReferenceKind; value: string; source: Source; path: JsonPath }
/** A SKU that the import gives to a product, or to one of its variants. */
export type OwnedSku = { sku: string; productSku: string; kind: ProductKind; source: Source }
type PathClaim = { path: string; source: Source; field: JsonPath }

/** An import in progress: its rows, their references, and the problems found. */
export type ImportDraft = {
  rows: CatalogueRows
  references: Reference[]
  claims: PathClaim[]
  skus: OwnedSku[]
  errors: ImportProblem[]
  warnings: ImportProblem[]
}

export const newDraft = (): ImportDraft => ({
  rows: noRows(),
  references: [],
  claims: [],
  skus: [],
  errors: [],
  warnings: [],
})

/** Adds problems, references and path claims for one record. */
export const notesOn = (draft: ImportDraft, source: Source) => ({
  error: (path: JsonPath, reason: string) => draft.errors.push(problemAt(source, path, reason)),
  warn: (path: JsonPath, reason: string) => draft.warnings.push(problemAt(source, path, reason)),
  refer: (kind: ReferenceKind, value: string, path: JsonPath) =>
    draft.references.push({ kind, value, source, path }),
  claim: (path: string, field: JsonPath) => draft.claims.push({ path, source, field }),
})
export type Notes = ReturnType<typeof notesOn>
