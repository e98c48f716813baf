import sharp from 'sharp'
import { wordmark, wordmarkBox } from '#/ui/logo-mark.ts'

/** Four times its display size, so that it is sharp on any screen. */
export const wordmarkSize = { width: 512, height: 72 }

/** The URL path of the logo as a PNG, since mail programs do not render SVG. */
export const wordmarkPath = '/wordmark.png'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmarkBox}" fill="none"><path d="${wordmark.strokes}" stroke="#fff" stroke-width="20"/><path d="${wordmark.solid}" fill="#fff" fill-rule="evenodd"/></svg>`

let png: Promise<Buffer> | null = null

/** White on transparent; the mail puts it on ink. */
export const wordmarkPng = (): Promise<Buffer> =>
  (png ??= sharp(Buffer.from(svg), { density: 200 })
    .resize(wordmarkSize.width, wordmarkSize.height, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer())
