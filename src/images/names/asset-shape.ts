// These read a picture's shape from its name alone, so that pages do not need the parser of names.
type Size = { width: number; height: number }

/** Landscapes fill their frame; products have a transparent background. */
export const isLandscape = (name: string): boolean => name.startsWith('scene/')

/** A custom build: there are too many of these to store them all. */
export const isPainted = (name: string): boolean => /^bike\/[^/]+\/[^/]*~/.test(name)

/** A bike in a chosen size: pages show these, but they are not drawn ahead. */
export const isSized = (name: string): boolean =>
  /^bike\/[^/]+\/[^/]+\/[A-Z0-9]+(?:\/|\.svg$)/.test(name)

/** The size a landscape is drawn for, if its name states one. */
export function sceneSize(name: string): Size | null {
  const [, width, height] = /^scene\/.+-(\d{3,4})x(\d{3,4})\.svg$/.exec(name) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Width over height: all bikes have the same ratio, accessories are square. */
export function ratioOf(name: string): number {
  const size = sceneSize(name)
  if (size) return size.width / size.height
  if (name === 'scene/lost-rider.svg') return 1200 / 900
  if (name.startsWith('scene/diagram-')) return 800 / 500
  if (isLandscape(name)) return 1680 / 720
  return /^(?:accessory|component)\//.test(name) ? 1 : 3 / 2
}
