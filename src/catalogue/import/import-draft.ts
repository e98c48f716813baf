import type { CatalogueRows } from '#/catalogue/assemble/catalogue-rows.ts'
import { noRows } from '#/catalogue/assemble/catalogue-rows.ts'
import { type ImportProblem, problemAt, type Source } from './import-problem.ts'
import type { JsonPath } from './json-lines.ts'

/** Things a record may name that must exist, here or in the shop already. */
export type ReferenceKind =
  | 'maker'
  | 'place'
  | 'attribute'
  | 'category'
  | 'section'
  | 'product'
  | 'component'
  | 'variant'
  | 'priced'

type Reference = { kind: ReferenceKind; value: string; source: Source; path: JsonPath }
type AddressClaim = { path: string; source: Source; field: JsonPath }

/** An import on its way: the rows so far, what they refer to, and what is wrong with them. */
export type ImportDraft = {
  rows: CatalogueRows
  references: Reference[]
  claims: AddressClaim[]
  errors: ImportProblem[]
  warnings: ImportProblem[]
}

export const newDraft = (): ImportDraft => ({
  rows: noRows(),
  references: [],
  claims: [],
  errors: [],
  warnings: [],
})

/** Writes down about one record, which is named once. */
export const notesOn = (draft: ImportDraft, source: Source) => ({
  error: (path: JsonPath, reason: string) => draft.errors.push(problemAt(source, path, reason)),
  warn: (path: JsonPath, reason: string) => draft.warnings.push(problemAt(source, path, reason)),
  refer: (kind: ReferenceKind, value: string, path: JsonPath) =>
    draft.references.push({ kind, value, source, path }),
  claim: (path: string, field: JsonPath) => draft.claims.push({ path, source, field }),
})
export type Notes = ReturnType<typeof notesOn>
