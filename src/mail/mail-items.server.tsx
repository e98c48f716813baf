import type { CSSProperties } from 'react'
import type { MailItem, MailSum } from './mail-block.ts'
import { ink, stone100, stone200 } from './mail-style.ts'
import { figures, quiet, Table, words } from './mail-table.server.tsx'
import { unbroken } from './unbroken.server.tsx'

const thumbWidth = 88

export const Items = ({ items }: { items: readonly MailItem[] }) => (
  <Table>
    {items.map(({ name, details, price, picture }) => (
      <tr key={`${name} ${details.join(' ')}`}>
        {picture && (
          <td className="rule" width={thumbWidth + 18} style={{ ...itemCell, paddingRight: 18 }}>
            <img
              src={picture.src}
              alt={picture.alt}
              width={thumbWidth}
              height={Math.round((thumbWidth * picture.height) / picture.width)}
              style={{ display: 'block', backgroundColor: stone100, fontSize: 12 }}
            />
          </td>
        )}
        <td className="rule" style={itemCell}>
          <p
            className="words"
            style={{ ...words, fontSize: 16, lineHeight: '22px', fontWeight: 600 }}
          >
            {name}
          </p>
          {details.map((detail) => (
            <p
              key={detail}
              className="quiet"
              style={{ ...quiet, fontSize: 14, lineHeight: '20px', paddingTop: 2 }}
            >
              {unbroken(detail)}
            </p>
          ))}
          {price !== '' && (
            <p className="words narrow" style={{ ...words, ...figures, ...onPhones }}>
              {price}
            </p>
          )}
        </td>
        <td
          className="rule words broad"
          align="right"
          style={{ ...words, ...itemCell, ...figures, paddingLeft: 16, fontSize: 16 }}
        >
          {price}
        </td>
      </tr>
    ))}
  </Table>
)

/** On a phone a price beside them would leave the details a third of the width. */
const onPhones: CSSProperties = { display: 'none', fontSize: 16, paddingTop: 6 }

const itemCell: CSSProperties = {
  borderTop: `1px solid ${stone200}`,
  padding: '16px 0',
  verticalAlign: 'top',
}

export const Sums = ({ rows }: { rows: readonly MailSum[] }) => (
  <Table>
    {rows.map(({ label, value, isTotal }) => {
      const look: CSSProperties = isTotal
        ? { ...words, fontSize: 20, fontWeight: 700, padding: '16px 0 6px' }
        : { ...quiet, fontSize: 15, padding: '4px 0 6px' }
      const rule = isTotal && { borderTop: `2px solid ${ink}` }
      const shade = isTotal ? 'words rule' : 'quiet'
      return (
        <tr key={label}>
          <td className={shade} style={{ ...look, ...rule }}>
            {label}
          </td>
          <td className={shade} align="right" style={{ ...look, ...rule, ...figures }}>
            {value}
          </td>
        </tr>
      )
    })}
  </Table>
)
