import { expect, test } from 'vitest'
import { isWholePdf } from './pdf-document.ts'

const pdf = (end: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\nendobj\ntrailer\n<<>>\nstartxref\n9\n${end}`)

test.each(['%%EOF', '%%EOF\n', '%%EOF\r\n', `%%EOF\n${'\0'.repeat(512)}`, '%%EOF\n%%EOF\n'])(
  'a PDF may end like %j',
  (end) => expect(isWholePdf(pdf(end))).toBe(true),
)

test.each(['', '%%EOF\nPK\u0003\u0004', '%%EOF<script>', `%%EOF${' '.repeat(2_000)}`])(
  'a PDF does not end like %j',
  (end) => expect(isWholePdf(pdf(end))).toBe(false),
)

test('a PDF that is an archive as well is refused, though its comment ends like a PDF', () => {
  const archive = (comment: string) => `PK\u0005\u0006${'\0'.repeat(18)}${comment}`
  expect(isWholePdf(pdf(`%%EOF\n${archive('\n%%EOF')}`))).toBe(false)
  expect(isWholePdf(pdf(`${archive('x'.repeat(65_000))}\n%%EOF`))).toBe(false)
  // No program looks for the end of an archive further from the end of the file.
  expect(isWholePdf(pdf(`${archive('x'.repeat(70_000))}\n%%EOF`))).toBe(true)
})

test('a PDF has a table of its objects', () => {
  expect(isWholePdf(Buffer.from('%PDF-1.7\n%%EOF'))).toBe(false)
})
