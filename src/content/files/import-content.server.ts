import { type Edit, publish, savePages, type SavedPage } from '#/content/edit-content.server.ts'
import { factNames } from '#/content/retailer-facts.ts'
import type { Db } from '#/db/client.server.ts'
import { listUnknownNames } from './check-names.server.ts'
import { readContentFolder } from './content-folder.server.ts'

/** Saves all pages of a folder, or none if any has a fault; publishes those that are new or changed if asked to. */
export async function importContentFolder(
  db: Db,
  folder: string,
  { isPublished = false, ...edit }: Edit & { isPublished?: boolean | undefined },
): Promise<SavedPage[]> {
  const { pages, texts, faults: readFaults } = await readContentFolder(folder, factNames())
  const faults = [...readFaults, ...(await listUnknownNames(db, texts))]
  if (faults.length > 0) throw new Error(`Nothing was changed:\n${faults.join('\n')}`)
  return db.transaction(async (tx) => {
    const changed = (await savePages(tx, pages, edit)).filter(({ isNew }) => isNew)
    for (const { key, version } of isPublished ? changed : [])
      await publish(tx, { key, version }, edit)
    return changed
  })
}
