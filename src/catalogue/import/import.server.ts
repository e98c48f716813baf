import type { Db } from '#/db/client.server.ts'
import type { CatalogueRows } from '#/catalogue/assemble/catalogue-rows.ts'
import { assembleCatalogue } from '#/catalogue/assemble/assemble-catalogue.ts'
import { checkReferences, openReferences } from './check-references.ts'
import { readImportFiles } from './import-files.server.ts'
import type { ImportPart } from './import-format.ts'
import { type ImportDraft, notesOn, type ReferenceKind } from './import-draft.ts'
import { type ImportProblem, problemAt } from './import-problem.ts'
import { type ImportFile, readRecords } from './import-reading.ts'
import { findKnownNames } from './known-names.store.server.ts'
import { checkSkuOwners } from '#/catalogue/assemble/check-sku-owners.ts'
import { findSkuOwners } from '#/catalogue/write/entity-ids.store.server.ts'
import { ownerOf, PathTaken } from '#/catalogue/urls/claim-paths.server.ts'
import type { TakenPath } from '#/catalogue/urls/path-kind.ts'
import {
  type WriteOptions,
  type WriteResult,
  writeCatalogue,
} from '#/catalogue/write/write-catalogue.server.ts'

export type ImportReport = WriteResult & {
  warnings: ImportProblem[]
  /** With any error, nothing is imported. */
  errors: ImportProblem[]
}

export type ImportOptions = WriteOptions & {
  /** The reason for which a redirect to this target leads nowhere. It is a warning, as settings may follow. */
  redirectFault?: (target: string) => string | null
  /** Called with what would be written if nothing is wrong; if it throws, nothing is imported. */
  beforeWriting?: (rows: CatalogueRows, warnings: readonly ImportProblem[]) => Promise<void>
}

/** Imports a catalogue folder, or one file of such a folder. */
export async function importFolder(
  db: Db,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { files, problems } = await readImportFiles(path)
  return problems.length > 0 ? refused(problems, []) : importFiles(db, files, options)
}

export async function importFiles(
  db: Db,
  files: readonly ImportFile[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { records, problems } = readRecords(files)
  const draft = assembleCatalogue(records)
  for (const { value, source } of records.redirects) {
    const fault = options.redirectFault?.(value.to)
    if (fault) notesOn(draft, source).warn(['to'], fault)
  }
  // Names that a broken file would have defined are not reported as missing too.
  const broken = new Set(
    files.filter(({ file }) => problems.some((each) => each.file === file)).map(({ part }) => part),
  )
  draft.references = draft.references.filter(
    ({ kind }) => !providers[kind].some((part) => broken.has(part)),
  )
  checkReferences(draft, await findKnownNames(db, openReferences(draft)))
  checkSkuOwners(draft, await findSkuOwners(db, draft.skus))
  const errors = [...problems, ...draft.errors]
  if (errors.length > 0) return refused(errors, draft.warnings)
  await options.beforeWriting?.(draft.rows, draft.warnings)
  try {
    return {
      ...(await writeCatalogue(db, draft.rows, options)),
      warnings: draft.warnings,
      errors: [],
    }
  } catch (error) {
    if (error instanceof PathTaken) return refused(takenErrors(draft, error.taken), draft.warnings)
    throw error
  }
}

/** The parts that define each kind of name. */
const providers: Record<ReferenceKind, readonly ImportPart[]> = {
  maker: ['makers'],
  place: ['places'],
  attribute: ['attributes'],
  category: ['categories'],
  section: ['components'],
  component: ['components'],
  accessory: ['accessories'],
  product: ['components', 'models', 'accessories'],
  variant: ['components', 'models', 'accessories'],
  priced: ['components', 'models', 'accessories'],
}

const refused = (errors: ImportProblem[], warnings: ImportProblem[]): ImportReport => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  changedTags: [],
  warnings,
  errors,
})

const takenErrors = (draft: ImportDraft, taken: readonly TakenPath[]): ImportProblem[] =>
  draft.claims.flatMap(({ path, source, field }) => {
    const owner = taken.find((each) => each.path === path)
    return owner ? [problemAt(source, field, `is "/${path}/", which ${ownerOf(owner)}`)] : []
  })
