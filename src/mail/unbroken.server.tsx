import { Fragment, type ReactNode } from 'react'

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember'

/**
 * Texts that a line must not tear: the numbers of orders, quotes and documents, British postcodes, others with their town,
 * dates, and figures with their unit.
 */
const held = new RegExp(
  [
    String.raw`\b(?:[A-Z]-)?[\dA-Z]{4}-[\dA-Z]{4}\b`,
    String.raw`\b[A-Z]{2,3}-[A-Z]{2}-\d{4,}\b`,
    String.raw`\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`,
    String.raw`(?<=^|, )\d{5} \p{Lu}\p{Ll}+`,
    String.raw`\b(?:\d{1,2}\.?\s?–\s?)?\d{1,2}\.? (?:${months})\b(?: \d{4})?`,
    String.raw`\b\d{1,2}:\d{2} (?:GMT|BST|MEZ|MESZ|Uhr)\b`,
    String.raw`\(?\b[\d.,]+(?:–[\d.,]+)? (?:mm|cm|km|kg|g|ml|l|€|%|days?|hours?|Tagen?|Stunden?)(?![\p{L}\d])\)?`,
  ].join('|'),
  'gu',
)

/**
 * Words of a mail, in which numbers and dates stay on one line. Marks around them are left to the mail program: a
 * special hyphen would be copied together with the number.
 */
export function unbroken(text: string): ReactNode {
  const found = [...text.matchAll(held)]
  if (found.length === 0) return text
  let end = 0
  return [
    ...found.map(({ 0: word, index }) => {
      const before = text.slice(end, index)
      end = index + word.length
      return (
        <Fragment key={index}>
          {before}
          <span style={{ whiteSpace: 'nowrap' }}>{word}</span>
        </Fragment>
      )
    }),
    text.slice(end),
  ]
}
