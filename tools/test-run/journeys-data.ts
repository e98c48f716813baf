import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stampOf } from '../bundle/build-stamp.ts'

/** The data folder of the shop that the journeys visit: its database, pictures and mails. */
export const journeysFolder = resolve(process.env['JOURNEYS_DATA_DIR'] ?? '.data/journeys')

/** Empties the folder when the demo shop or the tables are not those it was filled with. */
export async function refreshJourneysData(
  folder = journeysFolder,
  root = resolve(import.meta.dirname, '../..'),
): Promise<void> {
  const file = join(folder, 'demo-stamp')
  const stamp = await stampOf(root, ['demo', 'migrations'])
  if ((await readFile(file, 'utf8').catch(() => '')) === stamp) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(file, stamp)
}
