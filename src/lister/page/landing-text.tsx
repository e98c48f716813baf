import type { ReactNode } from 'react'

/** A category's text: headings, paragraphs, lists and bold text. */
export function LandingText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => <Block key={block} lines={block.split('\n')} />)
}

function Block({ lines }: { lines: readonly string[] }) {
  const [first = '', ...rest] = lines
  if (/^#+ /.test(first))
    return (
      <>
        <h2 className="title text-2xl">{first.replace(/^#+ /, '')}</h2>
        {rest.length > 0 && <Block lines={rest} />}
      </>
    )
  if (lines.every((line) => /^[-*] /.test(line)))
    return (
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{withStrong(line.slice(2))}</li>
        ))}
      </ul>
    )
  return <p>{withStrong(lines.join(' '))}</p>
}

/** `**bold**` becomes `<strong>`. */
const withStrong = (text: string): ReactNode =>
  text.split('**').map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part))
