export type FileFormat = { kind: 'picture' | 'video' | 'document' | null; mediaType: string }

/** Enough bytes to recognise every format below. */
export const headBytes = 64

/**
 * The format of a file by its first bytes; the name and the type that a browser sends prove nothing. Null for
 * everything else, among it SVG, HTML, GIF and archives. HEIC is recognised, to be refused by name: the
 * shop cannot decode it.
 */
export function formatOf(head: Uint8Array): FileFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return picture('image/jpeg')
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return picture('image/png')
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return picture('image/webp')
  if (text(0, 4) === '\u001AE\u00DF\u00A3' && text(4, headBytes).includes('webm'))
    return video('video/webm')
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return { kind: 'document', mediaType: pdf }
  return text(4, 8) === 'ftyp' ? formatOfBrand(text(8, 12)) : null
}

/** The major brand of an ISO base media file tells pictures from videos. */
function formatOfBrand(brand: string): FileFormat | null {
  if (brand === 'avif') return picture('image/avif')
  if (/^(?:he[ivs][cmsx]|mif1|msf1)$/.test(brand)) return { kind: null, mediaType: 'image/heic' }
  if (brand === 'qt  ') return video('video/quicktime')
  return /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|3gp\d|dash)$/.test(brand)
    ? video('video/mp4')
    : null
}

const pdf = 'application/pdf'
const picture = (mediaType: string): FileFormat => ({ kind: 'picture', mediaType })
const video = (mediaType: string): FileFormat => ({ kind: 'video', mediaType })

/** The ending of a downloaded file's name. */
export const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  [pdf]: 'pdf',
}
