import { letters, markPath, wordmarkBox } from './logo-mark.ts'

/** The shop's name as a decorative logo; a link around it needs its own accessible name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox={wordmarkBox} fill="none" aria-hidden="true" className={className}>
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
