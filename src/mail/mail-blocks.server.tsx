import type { MailBlock, MailFact, MailPicture } from './mail-block.ts'
import { Items, Sums } from './mail-items.server.tsx'
import { quiet, Table, words } from './mail-table.server.tsx'
import { unbroken } from './unbroken.server.tsx'
import { fonts, ink, paper, signal, stone100 } from './mail-style.ts'

export function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="words" style={{ ...words, fontSize: 16, lineHeight: '25px' }}>
          {unbroken(block.text)}
        </p>
      )
    case 'heading':
      return (
        <h2
          className="words"
          style={{ ...words, fontSize: 18, lineHeight: '24px', fontWeight: 700, paddingTop: 12 }}
        >
          {block.text}
        </h2>
      )
    case 'note':
      return <Note text={block.text} />
    case 'button':
      return <Button label={block.label} href={block.href} />
    case 'link':
      return (
        <p style={{ ...words, fontSize: 15, lineHeight: '23px' }}>
          <a className="link" href={block.href} style={{ color: signal }}>
            {block.label}
          </a>
        </p>
      )
    case 'picture':
      return <Picture picture={block.picture} />
    case 'facts':
      return <Facts rows={block.rows} />
    case 'items':
      return <Items items={block.items} />
    case 'sums':
      return <Sums rows={block.rows} />
    case 'columns':
      return <Columns columns={block.columns} />
  }
}

const Note = ({ text }: { text: string }) => (
  <Table>
    <tr>
      <td
        className="note words"
        style={{
          ...words,
          backgroundColor: stone100,
          borderLeft: `3px solid ${signal}`,
          padding: '14px 18px',
          fontSize: 15,
          lineHeight: '23px',
        }}
      >
        {unbroken(text)}
      </td>
    </tr>
  </Table>
)

const Button = ({ label, href }: { label: string; href: string }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td className="button" style={{ backgroundColor: ink, borderRadius: 4 }}>
          <a
            href={href}
            style={{
              display: 'inline-block',
              padding: '15px 26px',
              fontFamily: fonts,
              fontSize: 16,
              lineHeight: '20px',
              fontWeight: 700,
              color: paper,
              textDecoration: 'none',
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
)

const Picture = ({ picture: { src, alt, width, height } }: { picture: MailPicture }) => (
  <img
    src={src}
    alt={alt}
    width={width}
    height={height}
    className="wide"
    style={{
      ...quiet,
      display: 'block',
      width: '100%',
      height: 'auto',
      backgroundColor: stone100,
      fontSize: 14,
    }}
  />
)

const Facts = ({ rows }: { rows: readonly MailFact[] }) => (
  <Table>
    {rows.map(({ label, value, href }) => (
      <tr key={label}>
        <td
          className="quiet"
          style={{ ...quiet, padding: '4px 20px 4px 0', fontSize: 15, verticalAlign: 'top' }}
        >
          {label}
        </td>
        <td
          className="words"
          style={{
            ...words,
            padding: '4px 0',
            fontSize: 15,
            fontWeight: 600,
            verticalAlign: 'top',
            // A long mail address may break anywhere on a phone.
            overflowWrap: 'anywhere',
          }}
          align="right"
        >
          {href ? (
            <a className="link" href={href} style={{ color: signal }}>
              {value}
            </a>
          ) : (
            unbroken(value)
          )}
        </td>
      </tr>
    ))}
  </Table>
)

type ColumnsProps = { columns: readonly { heading: string; lines: readonly string[] }[] }

const Columns = ({ columns }: ColumnsProps) => (
  <Table>
    <tr>
      {columns.map(({ heading, lines }) => (
        <td
          key={heading}
          className="stack"
          width={`${Math.floor(100 / columns.length)}%`}
          style={{ verticalAlign: 'top', paddingRight: 20 }}
        >
          <p className="quiet" style={{ ...quiet, fontSize: 14, paddingBottom: 4 }}>
            {heading}
          </p>
          {lines.map((line) => (
            <p key={line} className="words" style={{ ...words, fontSize: 15, lineHeight: '23px' }}>
              {line}
            </p>
          ))}
        </td>
      ))}
    </tr>
  </Table>
)
