/** Names of the formats that a video is compatible with; some programs fill the list with zeros. */
const brands =
  /^(?:isom|iso[2-9a-c]|mp4[12]|mp71|avc1|hvc1|hev1|av01|M4[AV] |MSNV|3g[2p][\da-z]|dash|qt {2}|cmf[2acfs]|msdh|msix|f4v )$/

/** Longer than the list of any camera. */
const maxBytes = 512

/**
 * The box that begins a video (`ftyp`) with nothing but names of formats: its version and unknown names become zeros.
 * Null if it is longer than any list of them.
 */
export function cleanBrands(box: Buffer, header: number): Buffer | null {
  if (box.length > maxBytes || box.length < header + 8) return null
  const cleaned = Buffer.alloc(box.length)
  box.copy(cleaned, 0, 0, header + 4)
  for (let at = header + 8; at + 4 <= box.length; at += 4)
    if (brands.test(box.toString('latin1', at, at + 4))) box.copy(cleaned, at, at, at + 4)
  return cleaned
}
