import sharp from 'sharp'

/** Four times its display size, so that it is sharp on any screen. */
export const wordmarkSize = { width: 512, height: 72 }

/** The URL path of the logo as a PNG, since mail programs do not render SVG. */
export const wordmarkPath = '/wordmark.png'

const strokes = [
  'M108 33C102 18 86 10 62 10H56C28 10 10 24 10 50S28 90 56 90H62C86 90 102 82 108 67',
  'M274 0V100M274 90H354',
  'M380 0V100M380 10H428C460 10 476 24 476 50S460 90 428 90H380',
  'M514 0V100M514 10H600M514 50H594M514 90H602',
  'M630 0V100M630 10H690C710 10 716 20 716 34S710 58 690 58H630',
]
const solids = [
  'M126 100L171 0H203L248 100H224L215 78H159L150 100ZM167 59H207L187 13Z',
  'M672 56H700L730 100H702Z',
]

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 730 100" fill="none">
<path d="${strokes.join('')}" stroke="#fff" stroke-width="20"/>
<path d="${solids.join('')}" fill="#fff" fill-rule="evenodd"/></svg>`

let png: Promise<Buffer> | null = null

/** White on transparent; the mail puts it on ink. */
export const wordmarkPng = (): Promise<Buffer> =>
  (png ??= sharp(Buffer.from(svg), { density: 200 })
    .resize(wordmarkSize.width, wordmarkSize.height, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer())
