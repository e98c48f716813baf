/** A file in the form: on its way, stored, or refused. */
export type UploadItem = {
  key: string
  /** Null until the shop has answered for the first time. */
  id: string | null
  name: string
  size: number
  received: number
  state: 'sending' | 'waiting' | 'stored' | 'refused' | 'needs-file'
  /** The reason that it was refused, in the visitor's language. */
  message: string | null
}

export const isUnderWay = ({ state }: UploadItem): boolean =>
  state === 'sending' || state === 'waiting' || state === 'needs-file'

export const withItem = (
  items: readonly UploadItem[],
  key: string,
  change: Partial<UploadItem>,
): UploadItem[] => items.map((item) => (item.key === key ? { ...item, ...change } : item))

/** The interrupted upload that a chosen file continues. */
export const interrupted = (
  items: readonly UploadItem[],
  { name, size }: Pick<File, 'name' | 'size'>,
): UploadItem | undefined =>
  items.find((item) => item.state === 'needs-file' && item.name === name && item.size === size)

type Remembered = Pick<UploadItem, 'id' | 'name' | 'size'>

/** The browser's list of uploads, so that a reload does not lose them. */
export const toMemory = (items: readonly UploadItem[]): string =>
  JSON.stringify(
    items
      .filter(({ id, state }) => id !== null && state !== 'refused')
      .map(({ id, name, size }): Remembered => ({ id, name, size })),
  )

export function fromMemory(stored: string | null): (Remembered & { id: string })[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isRemembered) : []
  } catch {
    return []
  }
}

const isRemembered = (entry: unknown): entry is Remembered & { id: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'size' in entry &&
  typeof entry.size === 'number'
