/** The mark of the record at the end of a ZIP archive; JAR and office files are such archives as well. */
const endRecord = Buffer.from('PK\u0005\u0006', 'latin1')
/** Programs look for the record this far from the end: its own length, and the longest comment after it. */
export const archiveTail = 22 + 65_535

/**
 * Whether programs would open a file as a ZIP archive, whatever it begins with: they read archives from the end, where
 * the comment of one may look like the end of another format.
 */
export const endsAsArchive = (tail: Buffer): boolean =>
  tail.subarray(-archiveTail).includes(endRecord)
