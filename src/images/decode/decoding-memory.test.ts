import { expect, test } from 'vitest'
import { decodingMb, type PictureHead } from './decoding-memory.ts'

const megabytes = (head: Partial<PictureHead>) =>
  Math.round(
    decodingMb({
      format: 'jpeg',
      width: 4_096,
      height: 3_072,
      channels: 3,
      depth: 'uchar',
      isProgressive: false,
      ...head,
    }),
  )

test.each<[string, Partial<PictureHead>, number]>([
  ['a usual JPEG least', {}, 50],
  ['a progressive JPEG as a whole', { isProgressive: true }, 126],
  ['a progressive JPEG for print with a fourth colour', { isProgressive: true, channels: 4 }, 157],
  ['a PNG by its rows', { format: 'png' }, 55],
  ['an interlaced PNG twice', { format: 'png', isProgressive: true }, 79],
  ['a deep, transparent and interlaced PNG', deep({ format: 'png', channels: 4 }), 157],
  ['a picture in grey like one in colour', { format: 'png', channels: 1 }, 55],
  ['WebP', { format: 'webp' }, 93],
  ['AVIF most', { format: 'heif' }, 248],
  ['AVIF of more than eight bits', deep({ format: 'heif' }), 332],
  ['a format that nobody knows without end', { format: 'svg' }, Infinity],
])('counts %s', (_, head, expected) => {
  expect(megabytes(head)).toBe(expected)
})

function deep(head: Partial<PictureHead>): Partial<PictureHead> {
  return { depth: 'ushort', isProgressive: head.format === 'png', ...head }
}
