/**
 * Stores files of customers, which are never served from the web root. Keys are made by the shop and consist
 * of letters, digits, dashes and slashes; no part of a key comes from a visitor.
 */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null if nothing is stored under the key. */
  get(key: string): Promise<Buffer | null>
  /** Does nothing if nothing is stored under the key. */
  remove(key: string): Promise<void>
}

/** Keys become paths and URLs, so anything else in one is a fault of the shop. */
export function checkedKey(key: string): string {
  if (!/^[a-z\d-]+(?:\/[a-z\d-]+)*$/.test(key)) throw new Error(`${key} is not a key of a file.`)
  return key
}
