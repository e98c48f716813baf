import { join } from 'node:path'
import { type Config, ConfigError } from '#/platform/config/config.server.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.server.ts'
import { createS3Store } from './s3-store.server.ts'

/** The store that the settings name: a bucket, or a folder below DATA_DIR. */
export const openFileStore = memoizeWeak((config: Config): FileStore => {
  const { FILES_URL: url, FILES_KEY_ID: keyId, FILES_SECRET: secret } = config
  if (url === null) return createFolderStore(join(config.DATA_DIR, 'files'))
  if (keyId === null || secret === null)
    throw new ConfigError('FILES_URL needs FILES_KEY_ID and FILES_SECRET.')
  return createS3Store({ url, keyId, secret, region: config.FILES_REGION })
})
