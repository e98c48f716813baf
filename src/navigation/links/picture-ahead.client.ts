import type { OpeningPicture } from '#/platform/api/page.ts'

const maxImages = 6
let images: readonly { src: string; image: HTMLImageElement }[] = []

/**
 * Fetches and decodes a picture of the page that the visitor will probably open. The last few are
 * referenced here, since a browser may discard an image that nothing refers to.
 */
export function fetchPictureAhead({ src, phone }: OpeningPicture): void {
  if (images.some((each) => each.src === src)) return
  const image = Object.assign(new Image(), { fetchPriority: 'low' })
  if (phone && window.matchMedia(phone.media).matches)
    Object.assign(image, { sizes: phone.sizes, srcset: phone.srcSet })
  else image.src = src
  images = [{ src, image }, ...images].slice(0, maxImages)
}
