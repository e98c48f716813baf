import { AwsClient } from 'aws4fetch'
import { checkedKey, type FileStore } from './file-store.ts'

export type S3Settings = {
  /** The bucket's URL with its name in the path: `https://s3.eu-west-2.amazonaws.com/claims`. */
  url: string
  keyId: string
  secret: string
  region: string
}

const timeLimitMs = 20_000

/** Stores files in any S3-compatible bucket. */
export function createS3Store({ url, keyId, secret, region }: S3Settings): FileStore {
  const base = url.replace(/\/+$/, '')
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    // A caller repeats what failed; ten retries with growing pauses would outlast the visitor.
    retries: 1,
  })

  async function call(method: string, key: string, body?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(timeLimitMs)
    const answer = await client.fetch(`${base}/${checkedKey(key)}`, {
      method,
      signal,
      ...(body && { body }),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new Error(`The file store answered ${method} with ${answer.status}.`)
  }

  return {
    async put(key, bytes) {
      const answer = await call('PUT', key, new Uint8Array(bytes))
      await answer.body?.cancel()
      if (!answer.ok) throw new Error('The bucket of the file store does not exist.')
    },
    async get(key) {
      const answer = await call('GET', key)
      const bytes = await answer.arrayBuffer()
      return answer.ok ? Buffer.from(bytes) : null
    },
    async remove(key) {
      const answer = await call('DELETE', key)
      await answer.body?.cancel()
    },
  }
}
