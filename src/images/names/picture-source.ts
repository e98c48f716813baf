/** A picture that can be drawn; the same version is always the same picture. */
export type PictureSource = { version: string; draw: () => string }

/** Finds a picture by its name; null when there is none. */
export type FindPicture = (asset: string) => Promise<PictureSource | null>
