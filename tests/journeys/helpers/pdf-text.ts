import { inflateSync } from 'node:zlib'

/**
 * The words of a document that pdfkit wrote, page after page, one line for each text that was placed. Fonts
 * are embedded with glyph numbers of their own, so the tables that map them to letters are read first.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'))
  const letters = lettersByFont(objects)
  const pages = [...objects.values()].map(unpacked).filter((text) => /\bBT\b/.test(text))
  return pages.map((page) => wordsOf(page, letters)).join('\n')
}

function objectsOf(file: string): Map<string, string> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)
  return new Map(Array.from(found, ([, number = '', body = '']) => [number, body]))
}

/** The stream of an object as text; empty for an object without one, such as a font's file. */
function unpacked(body: string): string {
  const packed = /stream\n(.*)\nendstream/s.exec(body)?.[1]
  if (packed === undefined || !body.includes('/FlateDecode')) return ''
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

function lettersByFont(objects: ReadonlyMap<string, string>): Map<string, string[]> {
  const fonts = new Map<string, string[]>()
  for (const body of objects.values())
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? ''
      fonts.set(name, lettersOf(unpacked(objects.get(table) ?? '')))
    }
  return fonts
}

const lettersOf = (table: string): string[] =>
  Array.from(table.matchAll(/\[([^\]]*)\]/g)).flatMap(([, list = '']) =>
    Array.from(list.matchAll(/<([\da-f ]+)>/gi), ([, units = '']) =>
      String.fromCharCode(
        ...(units.match(/[\da-f]{4}/gi) ?? []).map((unit) => Number(`0x${unit}`)),
      ),
    ),
  )

function wordsOf(page: string, fonts: ReadonlyMap<string, string[]>): string {
  let letters: readonly string[] = []
  const lines: string[] = []
  for (const [, font, shown = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? []
    else
      lines.push(
        Array.from(shown.matchAll(/<([\da-f]+)>/gi), ([, glyphs = '']) =>
          (glyphs.match(/.{4}/g) ?? [])
            .map((glyph) => letters[Number(`0x${glyph}`)] ?? '')
            .join(''),
        ).join(''),
      )
  }
  return lines.join('\n')
}
