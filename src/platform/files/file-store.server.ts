import { join } from 'node:path'
import { type Config, ConfigError } from '#/platform/config/config.server.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.server.ts'
import { createS3Store } from './s3-store.server.ts'

const names = ['FILES_URL', 'FILES_KEY_ID', 'FILES_SECRET'] as const

/**
 * The store that the settings name: a bucket, or a folder below DATA_DIR. The settings of a bucket belong
 * together, so the shop does not start with some of them.
 */
export const openFileStore = memoizeWeak((config: Config): FileStore => {
  const { FILES_URL: url, FILES_KEY_ID: keyId, FILES_SECRET: secret } = config
  if (url !== null && keyId !== null && secret !== null)
    return createS3Store({ url, keyId, secret, region: config.FILES_REGION })
  const set = names.filter((name) => config[name] !== null)
  if (set.length === 0) return createFolderStore(join(config.DATA_DIR, 'files'))
  throw new ConfigError(`${set.join(' and ')} is set, but ${names.join(', ')} belong together.`)
})
