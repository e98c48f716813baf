import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv, parseCsv } from './csv.ts'

test('reads a file saved by a German Excel, with semicolons and a byte order mark', () => {
  const text = '\uFEFFsku;place;quantity\r\nA-1;halifax;3\r\n\r\nA-2;leeds;0\r\n'
  expect(parseCsv(text)).toEqual([
    { line: 2, cells: { sku: 'A-1', place: 'halifax', quantity: '3' } },
    { line: 4, cells: { sku: 'A-2', place: 'leeds', quantity: '0' } },
  ])
})

test('keeps quotes, commas and line breaks in a cell, and counts lines correctly', () => {
  expect(parseCsv('a,b\n"x, ""y""\nz",1\nlast,2')).toEqual([
    { line: 2, cells: { a: 'x, "y"\nz', b: '1' } },
    { line: 4, cells: { a: 'last', b: '2' } },
  ])
})

test('names a cell beyond the last column, and reads a quote inside of a cell', () => {
  expect(parseCsv('a,b\r\n"x\r\ny",5" disc,1\nlast')).toEqual([
    { line: 2, cells: { a: 'x\ny', b: '5" disc', 'column 3': '1' } },
    { line: 4, cells: { a: 'last' } },
  ])
})

test('parses what it has formatted', () => {
  const cell = fc
    .string()
    .map((text) => text.replaceAll('\r', '').trim())
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(fc.record({ a: cell, b: cell })), (rows) => {
      expect(parseCsv(formatCsv(['a', 'b'], rows)).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})
