import { resolve } from 'node:path'
import { keepFigures } from '#/i18n/numbers/keep-units.ts'
import { wordmark } from '#/ui/logo-mark.ts'

export const ink = '#0f1216'
export const grey = '#5d646d'
const hairline = '#d5d3ce'

const folder = resolve('src/platform/pdf')
const page = { width: 595.28, height: 841.89, margin: 50 }
const panelColor = '#f1efea'
/** Between columns that stand side by side. */
const gap = 24
export const left = page.margin
export const right = page.width - page.margin
const top = 42
export const bottom = page.height - 72

/** Columns of equal width across the page. */
export const columnsOf = (count: number) => {
  const width = (right - left - gap * (count - 1)) / count
  return { width, at: (index: number) => left + index * (width + gap) }
}

export type Pdf = Awaited<ReturnType<typeof openPdf>>
type TextOptions = {
  size?: number
  color?: string
  isBold?: boolean
  width?: number
  align?: 'left' | 'right'
}

/** A page of A4 with the shop's typeface; `y` moves down with everything that is written. */
export async function openPdf(about: { Title: string; Author: string; CreationDate: Date }) {
  // Most processes never write a document, so the library is loaded with the first one.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    margins: { top, left, right: page.margin, bottom: 0 },
    info: about,
    bufferPages: true,
  })
  doc.registerFont('regular', resolve(folder, 'archivo-regular.ttf'))
  doc.registerFont('bold', resolve(folder, 'archivo-bold.ttf'))
  const pdf = { doc, y: top, write, heightOf, room, rule, panel, finish }

  /** Writes text at a position and returns its height; `y` does not move, so that columns can stand side by side. */
  function write(text: string, x: number, y: number, options: TextOptions = {}): number {
    const { size = 9.5, color = ink, isBold = false, width = right - x, align = 'left' } = options
    const lines = linesOf(text, width, { size, isBold })
    doc.fillColor(color)
    for (const [index, line] of lines.entries()) {
      const free = align === 'right' ? width - doc.widthOfString(line) : 0
      doc.text(line, x + free, y + index * lineHeight(size), { lineBreak: false })
    }
    return lines.length * lineHeight(size)
  }

  /** The height that a text would have. */
  function heightOf(text: string, width: number, options: TextOptions): number {
    return linesOf(text, width, options).length * lineHeight(options.size ?? 9.5)
  }

  /** Breaks a text by itself: the typeface has no no-break space, which the library would print as a box. */
  function linesOf(text: string, width: number, { size = 9.5, isBold = false }: TextOptions) {
    doc.font(isBold ? 'bold' : 'regular').fontSize(size)
    const isWide = (line: string) => doc.widthOfString(printable(line)) > width
    return text
      .split('\n')
      .flatMap((paragraph) => breakLines(keepFigures(paragraph), isWide))
      .map(printable)
  }

  const lineHeight = (size: number) => doc.currentLineHeight(true) + size * 0.25

  /** Starts another page if the height does not fit on this one. */
  function room(height: number): void {
    if (pdf.y + height <= bottom) return
    doc.addPage()
    pdf.y = top
  }

  function rule(y: number, color = hairline, from = left, to = right): void {
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke()
  }

  /** A ground behind what matters most. */
  function panel(x: number, y: number, width: number, height: number): void {
    doc.rect(x, y, width, height).fillColor(panelColor).fill()
  }

  /** Writes the footer below every page and gives the file. */
  async function finish(footer: (number: number, count: number) => string[]): Promise<Buffer> {
    const { count } = doc.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index)
      rule(page.height - 62)
      const lines = footer(index + 1, count).join('\n')
      write(lines, left, page.height - 54, { size: 7.5, color: grey })
    }
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((done) => doc.on('end', done))
    doc.end()
    await ended
    return Buffer.concat(parts)
  }

  return pdf
}

/** Characters that hold words together are for breaking lines and are not printed. */
const printable = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '')

/** As many words on each line as fit, broken at plain spaces only. */
export function breakLines(text: string, isWide: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line: string | null = null
  for (const word of text.split(' ')) {
    const longer: string = line === null ? word : `${line} ${word}`
    if (line !== null && isWide(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === null ? lines : [...lines, line]
}

type Box = { x: number; y: number; width: number; height: number }

/** A picture that fills a box; what is too much is cut off at the edges. */
export function drawPicture({ doc }: Pdf, picture: Buffer, { x, y, width, height }: Box): void {
  doc.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' })
}

/** A whole picture on the ground that it was drawn on, a little smaller: printers round its edges up. */
export function drawOnPanel(pdf: Pdf, picture: Buffer, { x, y, width, height }: Box): void {
  pdf.panel(x, y, width, height)
  const fit: [number, number] = [width, height - 4]
  pdf.doc.image(picture, x, y + 2, { fit, align: 'center', valign: 'center' })
}

/** The wordmark with its upper left corner at a position. */
export function drawWordmark({ doc }: Pdf, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 730)
  doc.path(wordmark.strokes).lineWidth(20).strokeColor(ink).stroke()
  doc.path(wordmark.solid).fillColor(ink).fill('even-odd')
  doc.restore()
}
