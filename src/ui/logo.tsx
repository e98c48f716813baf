import { markPath, wordmark, wordmarkBox } from './logo-mark.ts'

/** The shop's name as a decorative logo; a link around it needs its own accessible name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox={wordmarkBox} fill="none" aria-hidden="true" className={className}>
      <path d={wordmark.strokes} stroke="currentColor" strokeWidth="20" />
      <path d={wordmark.solid} fill="currentColor" fillRule="evenodd" />
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
