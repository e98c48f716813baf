import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aBomb, anAvifBomb, aPicture } from '../../../tests/claims/sample-files.ts'
import { createPictureDecoder } from './picture-decoder.server.ts'

const limits = { memoryMb: 256, pixels: 51_000_000, side: 30_000, madeSide: 3_000 }
const pictures = createPictureDecoder(limits)
const decoded = (bytes: Buffer, format: string) =>
  pictures.toJpeg(async () => bytes, `image/${format}`)

test('an AVIF of a kilobyte with 62 megapixels is refused, and a usual one is not', async () => {
  expect(anAvifBomb.length).toBeLessThan(2_000)
  expect(await decoded(anAvifBomb, 'avif')).toBeNull()
  const usual = await sharp(await aPicture())
    .avif({ effort: 0 })
    .toBuffer()
  const made = await decoded(usual, 'avif')
  expect(await sharp(made ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 64 })
})

test('a picture that is a thread of pixels is refused before it is decoded, a panorama is not', async () => {
  expect(await decoded(aBomb(2_000_000, { width: 1 }), 'png')).toBeNull()
  expect(await decoded(aBomb(1, { width: 2_000_000 }), 'png')).toBeNull()
  expect(await decoded(aBomb(3_000, { width: 16_000 }), 'png')).not.toBeNull()
})

test('a picture of another type than its first bytes say is refused', async () => {
  expect(await decoded(await aPicture(), 'png')).toBeNull()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await decoded(drawing, 'png')).toBeNull()
})

test('a decoder that takes more memory than it may ends itself, where the system knows no limit', async () => {
  const child = fork(join(import.meta.dirname, 'decoder-program.server.ts'), ['50'], {
    serialization: 'advanced',
  })
  await once(child, 'message')
  child.send({ bytes: aBomb(7_000), mediaType: 'image/png', limits })
  const [, signal] = (await once(child, 'exit')) as [number | null, string]
  expect(signal).toBe('SIGKILL')
})

const isLinux = process.platform === 'linux'

/** The newest: files that ran before in this process may have left others. */
function decoderPid(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const isDecoder = (pid: string) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoder-program')
  return Number(children.trim().split(' ').findLast(isDecoder))
}

test.runIf(isLinux)(
  'a picture that ends the decoder is refused, and the next is decoded',
  async () => {
    await decoded(await aPicture(), 'jpeg')
    const fatal = decoded(aBomb(7_000), 'png')
    process.kill(decoderPid(), 'SIGKILL')
    expect(await fatal).toBeNull()
    expect(await decoded(await aPicture(), 'jpeg')).not.toBeNull()
  },
)

test.runIf(isLinux)(
  'the decoder ends before the shop without memory, and knows no secrets',
  async () => {
    await decoded(await aPicture(), 'jpeg')
    const pid = decoderPid()
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000')
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .flatMap((entry) => entry.split('=')[0] || [])
    expect(names.filter((name) => !/^(?:VIPS|MALLOC|NODE_CHANNEL)_/.test(name))).toEqual([])
  },
)
