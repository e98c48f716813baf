import type { OpeningPicture } from '#/platform/api/page.ts'

const mostHeld = 6
let held: readonly { src: string; image: HTMLImageElement }[] = []

/**
 * Fetches and reads a picture that will be wanted if the visitor goes on. It is held, since a browser
 * forgets what nothing refers to; of those that were not wanted only the last few are.
 */
export function fetchPictureAhead({ src, phone }: OpeningPicture): void {
  if (held.some((each) => each.src === src)) return
  const image = Object.assign(new Image(), { fetchPriority: 'low' })
  if (phone && window.matchMedia(phone.media).matches)
    Object.assign(image, { sizes: phone.sizes, srcset: phone.srcSet })
  else image.src = src
  held = [{ src, image }, ...held].slice(0, mostHeld)
}
