import { markPath } from './logo-mark.ts'

/** Each letter of the wordmark: its x offset, its strokes and its filled parts. */
const letters = [
  ['0', 'M108 33C102 18 86 10 62 10H56C28 10 10 24 10 50S28 90 56 90H62C86 90 102 82 108 67', ''],
  ['126', '', 'M0 100L45 0H77L122 100H98L89 78H33L24 100ZM41 59H81L61 13Z'],
  ['264', 'M10 0V100M10 90H90', ''],
  ['370', 'M10 0V100M10 10H58C90 10 106 24 106 50S90 90 58 90H10', ''],
  ['504', 'M10 0V100M10 10H96M10 50H90M10 90H98', ''],
  ['620', 'M10 0V100M10 10H70C90 10 96 20 96 34S90 58 70 58H10', 'M52 56H80L110 100H82Z'],
] as const

/** The shop's name as a decorative logo; a link around it needs its own accessible name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 730 100" fill="none" aria-hidden="true" className={className}>
      {letters.map(([x, strokes, solid]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          {strokes && <path d={strokes} stroke="currentColor" strokeWidth="20" />}
          {solid && <path d={solid} fill="currentColor" fillRule="evenodd" />}
        </g>
      ))}
    </svg>
  )
}

/** The wheel without the name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" fill="currentColor" aria-hidden="true" className={className}>
      <path d={markPath} />
    </svg>
  )
}
