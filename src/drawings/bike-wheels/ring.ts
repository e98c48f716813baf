import { n } from '#/drawings/bike/path.ts'

/** A ring about the hub, for use inside a group without fill. */
export const ring = (radius: number, width: number, stroke: string, more = '') =>
  `<circle r="${n(radius)}" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`
