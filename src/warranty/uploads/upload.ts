import type { UploadKind } from './upload-limits.ts'

/** A picture, a video or a proof of purchase, from its first byte until it is deleted. */
export type Upload = {
  id: string
  /** Null until the claim is made. */
  claimId: number | null
  kind: UploadKind
  /** The file's name on the customer's device. */
  name: string
  /** As announced; once the file is stored, the bytes that are stored. */
  size: number
  received: number
  /** Null until the whole file has arrived and been checked. */
  mediaType: string | null
  /** When the file is deleted; null while it belongs to a claim. */
  expiresAt: Date | null
}

export const uploadIdPattern = /^[\da-f]{32}$/

export const uploadRefusals = [
  'upload-not-found',
  'upload-out-of-step',
  'upload-too-large',
  'upload-unreadable',
  'upload-heic',
  'upload-not-a-picture',
  'upload-not-a-video',
  'upload-not-a-proof',
  'uploads-full',
  'uploads-too-many',
] as const
export type UploadRefusal = (typeof uploadRefusals)[number]

/** The last part of a name as devices send them, without anything that could not be shown. */
export function shownName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  return last
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed()
}

const maxNameLength = 100
