import { endsAsArchive } from './archive-end.ts'

const endMark = '%%EOF'
/** Some programs fill the last block of a file; readers look for the end this far back. */
const maxPadding = 1_024

/**
 * Whether a PDF ends where the file ends. Nobody opens it here: it is only ever sent as an attachment. The
 * check keeps files out that are a PDF at their beginning and something else at their end, and those that programs
 * would open as an archive.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(bytes.length - maxPadding, 0)).toString('latin1')
  const end = tail.lastIndexOf(endMark)
  if (!bytes.includes('startxref') || endsAsArchive(bytes)) return false
  return end >= 0 && /^[\s\0]*$/.test(tail.slice(end + endMark.length))
}
