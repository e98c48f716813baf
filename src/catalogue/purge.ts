/** Postgres refuses a notification of 8000 bytes or more. */
const maxPayloadBytes = 7_000

/** Tags of what changed, in as few notifications as they fit in; all are plain ASCII. */
export function purgePayloads(tags: readonly string[]): string[] {
  const payloads: string[] = []
  let payload = ''
  for (const tag of tags) {
    if (payload.length + tag.length + 1 > maxPayloadBytes) {
      payloads.push(payload)
      payload = ''
    }
    payload = payload ? `${payload} ${tag}` : tag
  }
  return payload ? [...payloads, payload] : payloads
}

export const purgeChannel = 'purge'
