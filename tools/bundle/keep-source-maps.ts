import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Moves the source maps out of the folder that is served: they hold the source, which the monitoring service needs
 * and visitors do not.
 */
export async function keepSourceMaps(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const files = await readdir(from, { recursive: true })
  for (const file of files.filter((each) => each.endsWith('.map'))) {
    const target = join(to, file)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(from, file), target)
  }
}
