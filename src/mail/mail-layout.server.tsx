import type { Locale } from '#/i18n/locale.ts'
import { languageTags } from '#/i18n/locale.ts'
import { sellerAddress, sellerOf } from '#/platform/config/seller.ts'
import type { Site } from '#/platform/config/sites.ts'
import { Block } from './mail-blocks.server.tsx'
import { Table } from './mail-table.server.tsx'
import type { MailBlock } from './mail-block.ts'
import { fonts, ground, ink, mailCss, paper, stone600 } from './mail-style.ts'
import { mailTranslator } from './mail-translator.server.ts'
import { unbroken } from './unbroken.server.tsx'
import { wordmarkPath, wordmarkSize } from './wordmark.server.ts'

export type MailLayoutProps = {
  locale: Locale
  site: Site
  subject: string
  /** The text that mail programs show after the subject. */
  preview: string
  title: string
  blocks: readonly MailBlock[]
}

const width = 600

/** One mail: the logo on ink, the title, the blocks, and the seller's details. */
export function MailLayout({ locale, site, subject, preview, title, blocks }: MailLayoutProps) {
  const [first, ...rest] = blocks
  const hero = first?.kind === 'picture' ? first : null
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{subject}</title>
        <style>{mailCss}</style>
      </head>
      <body className="ground" style={{ backgroundColor: ground }}>
        <div style={hidden}>{preview}</div>
        <Table>
          <tr>
            <td className="ground outer" align="center" style={outer}>
              <Table style={{ maxWidth: width, width: '100%' }}>
                <Head site={site} />
                {hero && (
                  <tr>
                    <td className="card" style={{ backgroundColor: paper }}>
                      <Block block={hero} />
                    </td>
                  </tr>
                )}
                <tr>
                  <td className="card pad" style={{ backgroundColor: paper, padding: '36px 40px' }}>
                    <h1 className="words title" style={titleLook}>
                      {unbroken(title)}
                    </h1>
                    {(hero ? rest : blocks).map((block) => (
                      <div key={JSON.stringify(block)} style={{ paddingTop: 18 }}>
                        <Block block={block} />
                      </div>
                    ))}
                  </td>
                </tr>
                <Foot locale={locale} site={site} />
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

const outer = { backgroundColor: ground, padding: '24px 12px 40px' }

const hidden = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: 1,
  lineHeight: '1px',
} as const

const titleLook = {
  margin: 0,
  fontFamily: fonts,
  color: ink,
  fontSize: 34,
  lineHeight: '1.08',
  fontWeight: 700,
  letterSpacing: '-0.02em',
} as const

/** On ink in both colour schemes, so that one picture works in both and its alternative text is legible. */
const Head = ({ site }: { site: Site }) => (
  <tr>
    <td className="pad" style={{ backgroundColor: ink, padding: '22px 40px' }}>
      <a href={site.url} style={{ textDecoration: 'none' }}>
        <img
          src={`${site.url}${wordmarkPath}`}
          alt={site.name}
          width={wordmarkSize.width / 4}
          height={wordmarkSize.height / 4}
          style={{
            display: 'block',
            fontFamily: fonts,
            fontSize: 18,
            fontWeight: 700,
            lineHeight: '20px',
            color: paper,
          }}
        />
      </a>
    </td>
  </tr>
)

function Foot({ locale, site }: { locale: Locale; site: Site }) {
  const translate = mailTranslator(locale)
  const { email, phone } = site.contact
  const seller = sellerOf(site.id)
  const line = {
    margin: 0,
    fontFamily: fonts,
    fontSize: 13,
    lineHeight: '20px',
    color: stone600,
  } as const
  const link = { color: stone600 }
  return (
    <tr>
      <td className="ground pad" style={{ padding: '26px 40px 0' }}>
        <p className="quiet" style={line}>
          {translate('layout.help')}{' '}
          <a className="quiet" href={`mailto:${email}`} style={link}>
            {email}
          </a>
          {' · '}
          <a className="quiet" href={`tel:${phone.replaceAll(' ', '')}`} style={link}>
            {phone}
          </a>
        </p>
        <p className="quiet" style={{ ...line, paddingTop: 8 }}>
          {unbroken([seller.company, ...sellerAddress(seller, locale)].join(', '))}
          <br />
          {seller.registration[locale]}
        </p>
        <p className="quiet" style={{ ...line, paddingTop: 8 }}>
          <a className="quiet" href={`${site.url}/legal-notice/`} style={link}>
            {translate('layout.imprint')}
          </a>
          {' · '}
          <a className="quiet" href={`${site.url}/privacy/`} style={link}>
            {translate('layout.privacy')}
          </a>
        </p>
      </td>
    </tr>
  )
}
