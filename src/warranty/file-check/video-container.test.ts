import { expect, test } from 'vitest'
import { box, ftyp, moov } from '../../../tests/claims/sample-files.ts'
import { createEffort } from './effort.ts'
import { containerOf, listPieces } from './video-container.ts'

const filled = (type: string, content: number) => box(type, Buffer.alloc(content, 7))
const withLength = (bytes: Buffer, length: number) => {
  bytes.writeUInt32BE(length)
  return bytes
}
const longBox = (type: string, content: number) => {
  const bytes = withLength(box(type, Buffer.alloc(content + 8, 7)), 1)
  bytes.writeBigUInt64BE(BigInt(bytes.length), 8)
  return bytes
}
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const ebml = hex('1a45dfa3 87 4282847765626d')
const blocks = hex('e7 81 00  a3 84 81000080')
/** A segment without a length: a cluster without one, which the next cluster ends. */
const live = Buffer.concat([
  hex('18538067 01ffffffffffffff'),
  hex('1f43b675 01ffffffffffffff'),
  blocks,
  hex('1f43b675 01ffffffffffffff'),
  blocks,
])
const whole = Buffer.concat([hex('18538067 90'), hex('1f43b675 8a'), blocks.subarray(0, 10)])

async function isVideo(pieces: readonly Buffer[], partLength: number): Promise<boolean> {
  const file = Buffer.concat(pieces)
  async function* parts() {
    for (let at = 0; at < file.length; at += partLength) yield file.subarray(at, at + partLength)
  }
  const sent = { read: parts, size: file.length }
  return (await listPieces(containerOf(file), sent, createEffort(2_000))) !== null
}

test.each<[string, Buffer[]]>([
  ['MP4', [ftyp, moov, filled('mdat', 300)]],
  ['MP4 with its description last', [ftyp, box('free'), filled('mdat', 300), moov]],
  ['MOV with wide boxes', [ftyp, box('wide'), filled('mdat', 77), moov]],
  ['a length of 64 bits', [ftyp, longBox('mdat', 301), moov]],
  ['a last box without a length', [ftyp, moov, withLength(filled('mdat', 300), 0)]],
  ['a WebM recording without a length', [ebml, live]],
])('%s is a video, however it is cut into parts', async (_, pieces) => {
  for (const length of [1, 24, 25, 31, 64, 100, 10_000])
    expect(await isVideo(pieces, length), String(length)).toBe(true)
})

test.each<[string, Buffer[]]>([
  ['something behind the last box', [ftyp, moov, filled('mdat', 30), Buffer.from('PK')]],
  ['an archive behind the last box', [ftyp, moov, filled('mdat', 30), Buffer.alloc(500, 'PK34')]],
  ['a box that is longer than the file', [ftyp, moov, withLength(filled('mdat', 30), 90)]],
  ['an unknown box', [ftyp, moov, filled('evil', 30)]],
  ['no description', [ftyp, filled('mdat', 300)]],
  ['a length that is shorter than its header', [ftyp, moov, withLength(filled('mdat', 30), 7)]],
  ['an endless box of another type', [ftyp, moov, withLength(filled('free', 30), 0)]],
  ['nothing but its type', [ftyp]],
  ['more boxes than any video', [ftyp, moov, ...Array.from({ length: 500 }, () => box('free'))]],
  ['WebM without content', [ebml]],
  ['WebM with something behind it', [ebml, whole, Buffer.from('PK34PK34')]],
  ['WebM with endless tags', [ebml, live, hex('1254c367 01ffffffffffffff 00')]],
])('a file with %s is refused', async (_, pieces) => {
  for (const length of [24, 31, 10_000])
    expect(await isVideo(pieces, length), String(length)).toBe(false)
})
