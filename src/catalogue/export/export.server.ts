import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '#/db/client.server.ts'
import { exportCatalogue, type ExportedFile } from './export-catalogue.ts'
import { readSnapshot } from './read-snapshot.store.server.ts'

/** The whole catalogue as files, read from one database snapshot. */
export const exportFiles = (db: Db): Promise<ExportedFile[]> =>
  db.transaction(async (tx) => exportCatalogue(await readSnapshot(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** Writes the catalogue in the import format and returns the file names. */
export async function exportFolder(db: Db, folder: string): Promise<string[]> {
  const files = await exportFiles(db)
  for (const { file, text } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return files.map(({ file }) => file)
}
