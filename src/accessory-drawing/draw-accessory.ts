import type { AccessoryLook } from './accessory-look.ts'
import { painters } from './painters.ts'
import { openStudio, scaleOf } from './studio.ts'

export type DrawingOptions = {
  /** Keeps ids apart when several pictures share a page. */
  idPrefix?: string
  title?: string
  /** The contact shadow on the studio ground; on unless refused. */
  ground?: boolean
}

/** The product's picture: a square SVG without a background. */
export function drawAccessory(look: AccessoryLook, options: DrawingOptions = {}): string {
  const studio = openStudio(look, options.idPrefix ?? `${look.kind}-`, options.ground ?? true)
  painters[look.kind]?.(studio)
  const scale = scaleOf(look.size)
  const { definitions, shapes } = studio.sketch
  const sized =
    scale === 1
      ? shapes
      : `<g transform="translate(400 734)scale(${scale})translate(-400 -734)">${shapes}</g>`
  const label = options.title
    ? `role="img"><title>${escape(options.title)}</title>`
    : 'aria-hidden="true">'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" ${label}<defs>${definitions}</defs>${sized}</svg>`
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
