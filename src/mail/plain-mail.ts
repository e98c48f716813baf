import type { MailBlock, MailFact, MailItem, MailSum } from './mail-block.ts'

/** The plain-text version of a mail. */
export const plainMail = (blocks: readonly MailBlock[]): string =>
  blocks
    .map(plainBlock)
    .filter((text) => text !== '')
    .join('\n\n')

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`
    case 'picture':
      return ''
    case 'facts':
      return block.rows.map(plainFact).join('\n')
    case 'items':
      return block.items.map(plainItem).join('\n\n')
    case 'sums':
      return plainSums(block.rows)
    case 'columns':
      return block.columns
        .map(({ heading, lines }) => [`${heading}:`, ...lines].join('\n'))
        .join('\n\n')
  }
}

const plainFact = ({ label, value, href }: MailFact) =>
  `${label}: ${value}${href ? ` (${href})` : ''}`

const plainItem = ({ name, details, price }: MailItem) =>
  [`${name}  ${price}`.trimEnd(), ...details.map((detail) => `  ${detail}`)].join('\n')

function plainSums(rows: readonly MailSum[]): string {
  const labels = Math.max(...rows.map(({ label }) => label.length))
  const values = Math.max(...rows.map(({ value }) => value.length))
  return rows
    .map(({ label, value }) => `${label.padEnd(labels)}  ${value.padStart(values)}`)
    .join('\n')
}
