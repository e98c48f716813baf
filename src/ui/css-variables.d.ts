import type {} from 'react'

declare module 'react' {
  /** A style may set variables that the style sheets read. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
