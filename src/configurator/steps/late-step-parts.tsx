/** One file for the browser: each of these parts is small, and whoever needs one soon needs the others. */
export { FramePalette } from '#/configurator/paint/frame-palette.tsx'
export { PaintDetails } from '#/configurator/paint/paint-details.tsx'
export { PartOptions } from './part-options.tsx'
