import { useCallback, useEffect, useRef, useState } from 'react'
import { looksLikeHeic, maxBytes, type UploadKind } from '#/warranty/uploads/upload-limits.ts'
import { removeUpload, findUpload } from './upload-calls.client.ts'
import { sendFile } from './send-file.client.ts'
import { fromMemory, interrupted, toMemory, type UploadItem, withItem } from './upload-list.ts'

type Options = {
  kind: UploadKind
  max: number
  /** The key under which the browser remembers the uploads of this form. */
  memoryKey: string
  /** Ids of files that arrived with a form that was refused. */
  returned: readonly string[]
  /** The messages about a file that is not sent at all, in the visitor's language. */
  tooLarge: string
  heic: string
  /** The file has changed, or its card was taken out, while it was sent. */
  unreadable: string
}

/** The files of one field: sends them one after the other and remembers them across a reload. */
export function useUploads(options: Options) {
  const { kind, max, memoryKey, returned, tooLarge, heic, unreadable } = options
  const [items, setItems] = useState<UploadItem[]>(() => returned.map(asStored))
  const latest = useRef(items)
  const files = useRef(new Map<string, File>())
  const controllers = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  const isRestored = useRef(false)

  /** An upload may move between two renders, so a change never begins with the items of a render. */
  const update = useCallback((to: (now: readonly UploadItem[]) => UploadItem[]) => {
    latest.current = to(latest.current)
    setItems(latest.current)
  }, [])

  useEffect(() => {
    const remembered = fromMemory(storage()?.getItem(memoryKey) ?? null)
    const restore = async () => {
      const found = await Promise.all(remembered.map(revived))
      isRestored.current = true
      update((now) => withRevived(now, found))
    }
    void restore()
  }, [memoryKey, update])
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])
  useEffect(() => {
    if (isRestored.current) storage()?.setItem(memoryKey, toMemory(items))
  }, [items, memoryKey])

  const change = (key: string, to: Partial<UploadItem>) => update((now) => withItem(now, key, to))

  async function send(key: string, id: string | null) {
    const file = files.current.get(key)
    const controller = controllers.current.get(key)
    if (!file || !controller || controller.signal.aborted) return
    const outcome = await sendFile({
      kind,
      file,
      id,
      signal: controller.signal,
      onStart: (started) => change(key, { id: started }),
      onProgress: (received) => change(key, { received }),
      onWaiting: (isWaiting) => change(key, { state: isWaiting ? 'waiting' : 'sending' }),
    })
    if (outcome.kind === 'stored')
      change(key, { id: outcome.upload.id, state: 'stored', received: file.size })
    if (outcome.kind === 'refused') change(key, { state: 'refused', message: outcome.message })
    if (outcome.kind === 'unreadable') change(key, { state: 'refused', message: unreadable })
  }

  function enqueue(key: string, file: File, id: string | null) {
    files.current.set(key, file)
    controllers.current.set(key, new AbortController())
    queue.current = queue.current.then(() => send(key, id))
  }

  function refusalOf(file: File): string | null {
    if (looksLikeHeic(file)) return heic
    return file.size > maxBytes[kind] || file.size === 0 ? tooLarge : null
  }

  function add(chosen: readonly File[]) {
    const next = [...latest.current]
    for (const file of chosen) {
      const earlier = interrupted(next, file)
      if (earlier) {
        next.splice(next.indexOf(earlier), 1, { ...earlier, state: 'sending' })
        enqueue(earlier.key, file, earlier.id)
        continue
      }
      if (next.filter(({ state }) => state !== 'refused').length >= max) break
      const key = crypto.randomUUID()
      const message = refusalOf(file)
      next.push({
        key,
        id: null,
        name: file.name,
        size: file.size,
        received: 0,
        state: message === null ? 'sending' : 'refused',
        message,
      })
      if (message === null) enqueue(key, file, null)
    }
    update(() => next)
  }

  function remove({ key, id }: UploadItem) {
    controllers.current.get(key)?.abort()
    files.current.delete(key)
    update((now) => now.filter((item) => item.key !== key))
    if (id !== null) void removeUpload(id)
  }

  return { items, add, remove }
}

const withRevived = (
  now: readonly UploadItem[],
  found: readonly (UploadItem | null)[],
): UploadItem[] => [
  ...now,
  ...found
    .filter((item) => item !== null)
    .filter((item) => !now.some(({ key }) => key === item.key)),
]

const asStored = (id: string): UploadItem => ({
  key: id,
  id,
  name: '',
  size: 0,
  received: 0,
  state: 'stored',
  message: null,
})

/** The part of a remembered upload that the shop still has; null if it has nothing. */
async function revived({
  id,
  name,
  size,
}: {
  id: string
  name: string
  size: number
}): Promise<UploadItem | null> {
  const answer = await findUpload(id)
  if (answer.kind === 'refused') return null
  const isStored = answer.kind === 'done' && answer.upload.isStored
  const received = answer.kind === 'done' ? answer.upload.received : 0
  return { ...asStored(id), name, size, received, state: isStored ? 'stored' : 'needs-file' }
}

/** Null where the browser blocks session storage. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
