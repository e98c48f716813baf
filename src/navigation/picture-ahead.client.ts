const mostHeld = 6
let held: readonly HTMLImageElement[] = []

/**
 * Fetches and reads a picture that will be wanted if the visitor goes on. It is held, since a browser
 * forgets what nothing refers to; of those that were not wanted only the last few are.
 */
export function fetchPictureAhead(address: string): void {
  if (held.some((image) => image.getAttribute('src') === address)) return
  const image = Object.assign(new Image(), { fetchPriority: 'low', src: address })
  held = [image, ...held].slice(0, mostHeld)
}
