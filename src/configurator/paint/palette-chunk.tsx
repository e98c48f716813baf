/** One file for the browser: both parts are small, and whoever needs one soon needs the other. */
export { FramePalette } from './frame-palette.tsx'
export { PaintDetails } from './paint-details.tsx'
