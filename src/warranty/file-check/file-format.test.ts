import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formatOf } from './file-format.ts'

const iso = (brand: string) => Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0`, 'latin1')
const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('recognises a real %s', async (format) => {
  const bytes = await plain.clone().toFormat(format).toBuffer()
  expect(formatOf(bytes.subarray(0, 64))).toEqual({
    kind: 'picture',
    mediaType: `image/${format}`,
  })
})

test.each([
  ['isom', 'video/mp4'],
  ['mp42', 'video/mp4'],
  ['M4V ', 'video/mp4'],
  ['3gp5', 'video/mp4'],
  ['qt  ', 'video/quicktime'],
])('recognises a video of the brand %j', (brand, mediaType) => {
  expect(formatOf(iso(brand))).toEqual({ kind: 'video', mediaType })
})

test('recognises WebM, and not every file of its container', () => {
  const head = [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]
  expect(formatOf(Buffer.concat([Buffer.from(head), Buffer.from('webm')]))?.mediaType).toBe(
    'video/webm',
  )
  expect(formatOf(Buffer.concat([Buffer.from(head), Buffer.from('matroska')]))).toBeNull()
})

test.each(['heic', 'heix', 'mif1'])('names HEIC (%s), which it cannot take', (brand) => {
  expect(formatOf(iso(brand))).toEqual({ kind: null, mediaType: 'image/heic' })
})

test.each(['%PDF-1.4', '%PDF-2.0'])('recognises %s', (text) => {
  const pdf = { kind: 'document', mediaType: 'application/pdf' }
  expect(formatOf(Buffer.from(text))).toEqual(pdf)
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><svg/>',
  '<!doctype html><script>alert(1)</script>',
  ' %PDF-1.7',
  '%PDF-9',
  'GIF89a',
  'PK\u0003\u0004',
  '#!/bin/sh',
  'MZ\u0090',
  'BM6\u0000',
  'II*\u0000',
  ' \u00FF\u00D8\u00FF',
  '',
  'ftypisom',
])('refuses a file that begins with %j', (text) => {
  expect(formatOf(Buffer.from(text, 'latin1'))).toBeNull()
})
