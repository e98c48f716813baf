/** A picture that can be drawn: the same version is the same picture for ever. */
export type PictureSource = { version: string; draw: () => string }

/** Gives a picture by its name; null when there is none. */
export type FindPicture = (asset: string) => Promise<PictureSource | null>
