import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEndOfFile } from '../helpers/end-of-file.ts'
import { testShop } from '../helpers/shop.ts'
import { claimCalls } from './claim-shop.ts'

/** A shop with a folder of its own for uploads, and visitors who each come from another network. */
export async function uploadShop() {
  const folder = await mkdtemp(join(tmpdir(), 'claims-'))
  await mkdir(join(folder, 'files'))
  atEndOfFile(() => rm(folder, { recursive: true, force: true }))
  const shop = await testShop({
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_NETWORKS: '127.0.0.1',
    DATA_DIR: folder,
  })
  let networks = 0
  const calls = () => claimCalls(shop, `198.51.${Math.floor(++networks / 250)}.${networks % 250}`)

  const fileOf = (id: string) => shop.get(`/nuxt/api/warranty-claim/file?id=${id}`)

  async function stateOf(id: string) {
    const answer = await shop.get(`/nuxt/api/warranty-claim/upload?id=${id}`)
    return {
      status: answer.status,
      ...((await answer.json()) as { upload?: { received: number } }),
    }
  }

  async function storedFiles(): Promise<string[]> {
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  return { shop, db: shop.database.db, folder, calls, fileOf, stateOf, storedFiles }
}
