import { expect, test } from 'vitest'
import { type PictureHead, pictureWeight } from './picture-weight.ts'

const weightWith = (head: Partial<PictureHead>) =>
  pictureWeight({
    width: 4_000,
    height: 3_000,
    channels: 3,
    depth: 'uchar',
    isProgressive: false,
    ...head,
  })

test.each<[string, Partial<PictureHead>, number]>([
  ['a photograph as its pixels', {}, 12_000_000],
  ['a picture in grey like one in colour', { channels: 1 }, 12_000_000],
  ['transparency as a fourth colour', { channels: 4 }, 16_000_000],
  ['16 bits twice', { depth: 'ushort' }, 24_000_000],
  ['interlacing twice', { isProgressive: true }, 24_000_000],
  ['all of them together', { channels: 4, depth: 'ushort', isProgressive: true }, 64_000_000],
  ['a depth that nobody knows like the largest', { depth: 'matrix' }, 48_000_000],
])('counts %s', (_, head, weight) => {
  expect(weightWith(head)).toBe(weight)
})
