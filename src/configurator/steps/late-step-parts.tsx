/** One file for the browser: both parts are small, and whoever needs one soon needs the other. */
export { FramePalette } from '#/configurator/paint/frame-palette.tsx'
export { PaintDetails } from '#/configurator/paint/paint-details.tsx'
