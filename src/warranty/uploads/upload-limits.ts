import { keysOf } from '#/platform/types/typed-keys.ts'

/** The limits of files in a warranty claim (docs/behaviour.md, "Warranty claims"). */
export const minPictures = 2
export const maxPictures = 10

const megabyte = 1_048_576

export type UploadKind = 'picture' | 'video' | 'proof'
/** The fields of forms that take files. */
export const fileFields = { pictures: 'picture', video: 'video', proof: 'proof' } as const
export type FileFieldName = keyof typeof fileFields
export const fileFieldNames = keysOf(fileFields)
export const uploadKinds: readonly UploadKind[] = Object.values(fileFields)
export const maxBytes: Record<UploadKind, number> = {
  picture: 10 * megabyte,
  video: 60 * megabyte,
  proof: 10 * megabyte,
}
export const maxMegabytes = (kind: UploadKind): number => maxBytes[kind] / megabyte

/** After a lost connection at most this much is sent again. */
export const partBytes = 262_144

/** The number of bytes of the part at an offset. */
export const partSizeAt = (offset: number, size: number): number =>
  Math.min(partBytes, size - offset)

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/**
 * The types that the file dialogue offers. Safari converts photographs in HEIC to the first type of the list, so JPEG
 * must come first and HEIC must not be in it.
 */
export const acceptedTypes: Record<UploadKind, string> = {
  picture: pictureTypes,
  video: 'video/mp4,video/quicktime,video/webm',
  proof: `${pictureTypes},application/pdf`,
}

/** Whether a file is a picture in HEIC by its name or type, which saves sending it in vain. */
export const looksLikeHeic = ({ name, type }: { name: string; type: string }): boolean =>
  /\.hei[cf]s?$/i.test(name) || /^image\/hei[cf]/.test(type)
