declare module 'react' {
  /** A style may set variables that the style sheets read. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}

export type Swatch = {
  value: string
  name: string
  /** One colour, or two for a fade. */
  colours: readonly [string, ...string[]]
  isAvailable?: boolean
}

/** The ground of a swatch: one colour, or a fade between two. */
export const swatchGround = ([first, second]: readonly string[]): string | undefined =>
  second ? `linear-gradient(120deg, ${first} 35%, ${second} 65%)` : first
