/** What a picture's name alone tells of its shape, so that pages need not know how names are read. */
type Size = { width: number; height: number }

/** Landscapes fill their frame; products stand before whatever the page has behind them. */
export const isLandscape = (name: string): boolean => name.startsWith('scene/')

/** A bike in a paint to wish: there are more of these than anyone could keep. */
export const isPainted = (name: string): boolean => /^bike\/[^/]+\/[^/]*~/.test(name)

/** A bike in a size that somebody chose: pages show these, but nobody draws them ahead. */
export const isSized = (name: string): boolean =>
  /^bike\/[^/]+\/[^/]+\/[A-Z0-9]+(?:\/|\.svg$)/.test(name)

/** The size a landscape was drawn for, where its name says so. */
export function sceneSize(name: string): Size | null {
  const [, width, height] = /^scene\/.+-(\d{3,4})x(\d{3,4})\.svg$/.exec(name) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Width over height: bikes share one window, accessories are square. */
export function ratioOf(name: string): number {
  const size = sceneSize(name)
  if (size) return size.width / size.height
  if (name === 'scene/lost-rider.svg') return 1680 / 900
  if (isLandscape(name)) return 1680 / 720
  return /^(?:accessory|component)\//.test(name) ? 1 : 3 / 2
}
