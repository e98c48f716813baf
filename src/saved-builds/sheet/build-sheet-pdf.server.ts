import { encode } from 'uqr'
import type { Locale } from '#/i18n/locale.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { sellerAddress, sellerOf } from '#/platform/config/seller.ts'
import type { Site } from '#/platform/config/sites.ts'
import {
  columnsOf,
  drawOnPanel,
  drawWordmark,
  grey,
  ink,
  left,
  openPdf,
  type Pdf,
  right,
} from '#/platform/pdf/pdf-page.server.ts'
import type { BuildSheet } from './build-sheet.ts'
import { type SheetEntry, writeColumns } from './sheet-columns.server.ts'

type SheetOptions = { site: Site; locale: Locale; now: Date; picture: Buffer | null }
type SheetWriter = { pdf: Pdf; sheet: BuildSheet; t: ReturnType<typeof mailTranslator> }

/** A build on paper: its drawing, what it costs and weighs, every part, and the way back to it. */
export async function writeSheetPdf(
  sheet: BuildSheet,
  { site, locale, now, picture }: SheetOptions,
): Promise<Buffer> {
  const t = mailTranslator(locale)
  const seller = sellerOf(site.id)
  const pdf = await openPdf({
    Title: [t('buildSheet.title'), sheet.name, sheet.code].filter(Boolean).join(' – '),
    Author: seller.company,
    CreationDate: now,
  })
  const writer = { pdf, sheet, t }
  writeHead(writer, site)
  if (picture) writePicture(pdf, picture)
  writeFacts(writer)
  writeColumns(pdf, partEntries(writer))
  writeGeometry(writer)
  writeWayBack(writer)
  return pdf.finish((page, pages) => [
    t('buildSheet.note', { date: sheet.date }),
    [seller.company, ...sellerAddress(seller, locale), t('buildSheet.page', { page, pages })].join(
      ' · ',
    ),
  ])
}

function writeHead({ pdf, sheet, t }: SheetWriter, site: Site): void {
  drawWordmark(pdf, left, pdf.y + 2, 130)
  const lines = [
    `${site.contact.phone} · ${site.contact.email}`,
    `${t('buildSheet.date')} ${sheet.date}`,
  ]
  const column = { width: 260, align: 'right', size: 8.5, color: grey } as const
  pdf.y += pdf.write(lines.join('\n'), right - 260, pdf.y, column) + 18
  const title = [t('buildSheet.title'), sheet.code && `${t('buildSheet.code')} ${sheet.code}`]
  pdf.y += pdf.write(title.filter(Boolean).join(' · '), left, pdf.y, { size: 9, color: grey }) + 2
  pdf.y += pdf.write(sheet.name, left, pdf.y, { size: 24, isBold: true })
  pdf.y += pdf.write(sheet.subtitle, left, pdf.y, { size: 10.5, color: grey }) + 10
}

const drawing = { width: right - left, height: 236 }

function writePicture(pdf: Pdf, picture: Buffer): void {
  const { width, height } = drawing
  drawOnPanel(pdf, picture, { x: left, y: pdf.y, width, height })
  pdf.y += height + 12
}

function writeFacts({ pdf, sheet: { facts } }: SheetWriter): void {
  const { width, at } = columnsOf(facts.length)
  const heights = facts.map(({ label, value }, index) => {
    const top = pdf.write(label, at(index), pdf.y, { size: 8, color: grey, width })
    return top + pdf.write(value, at(index), pdf.y + top, { size: 10.5, isBold: true, width })
  })
  pdf.y += Math.max(0, ...heights) + 8
  pdf.rule(pdf.y, ink)
  pdf.y += 12
}

const partEntries = ({ sheet: { groups }, t }: SheetWriter): SheetEntry[] =>
  groups.flatMap(({ name, rows }) => [
    { kind: 'heading' as const, text: name },
    ...rows.map((row) => ({
      kind: 'row' as const,
      name: row.name,
      value: row.value,
      mark: row.isChanged ? t('buildSheet.choice') : null,
    })),
  ])

/** The table of the frame stands together, below the parts. */
function writeGeometry({ pdf, sheet: { geometry } }: SheetWriter): void {
  if (!geometry) return
  pdf.y += 8
  pdf.room(130)
  pdf.y += pdf.write(geometry.title, left, pdf.y, { size: 10, isBold: true }) + 3
  writeColumns(
    pdf,
    geometry.rows.map((row) => ({ kind: 'row' as const, ...row, mark: null })),
  )
}

const qrSide = 92

/** The QR code and, for those who cannot scan it, the code in letters. */
function writeWayBack({ pdf, sheet, t }: SheetWriter): void {
  pdf.y += 10
  pdf.room(qrSide + 10)
  pdf.rule(pdf.y, ink)
  pdf.y += 10
  drawQr(pdf, sheet.url, left, pdf.y)
  const x = left + qrSide + 18
  let y = pdf.y + 8
  y += pdf.write(t('buildSheet.scan'), x, y, { size: 11, isBold: true }) + 2
  if (sheet.code !== null) {
    y += pdf.write(sheet.code, x, y, { size: 20, isBold: true }) + 2
    y += pdf.write(t('buildSheet.open', { host: sheet.host }), x, y, { size: 9, color: grey })
  } else pdf.write(sheet.url, x, y, { size: 7.5, color: grey })
  pdf.y += qrSide
}

function drawQr({ doc }: Pdf, text: string, x: number, y: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const unit = qrSide / size
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(x + column * unit, y + row * unit, unit, unit)
  doc.fillColor(ink).fill()
}
