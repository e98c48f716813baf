import * as v from 'valibot'

export const webUrl = v.pipe(v.string(), v.url())
/** Comma-separated. */
export const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
)
export const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)
