import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import type { ImportFile } from '#/catalogue/import/import-reading.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import type { Db } from '#/db/client.server.ts'

const aSunday = new Date('2026-11-15T10:00:00Z')

/** Imports the sample shop or the given files, and fails if the import finds a mistake in them. */
export async function importCatalogue(
  db: Db,
  files: readonly ImportFile[] = sampleFiles(),
  now = aSunday,
): Promise<void> {
  const { errors } = await importFiles(db, files, { now })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}
