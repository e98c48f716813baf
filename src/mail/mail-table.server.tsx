import type { CSSProperties, ReactNode } from 'react'
import { fonts, ink, stone600 } from './mail-style.ts'

export const words: CSSProperties = { fontFamily: fonts, color: ink, margin: 0 }
export const quiet: CSSProperties = { ...words, color: stone600 }
export const figures: CSSProperties = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

type TableProps = { children: ReactNode; style?: CSSProperties }

/** Mail programs support tables for layout and little else, so these are presentational. */
export const Table = ({ children, style }: TableProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    style={{ borderCollapse: 'collapse', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
)
