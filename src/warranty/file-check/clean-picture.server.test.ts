import { expect, test } from 'vitest'
import { aBomb, aPicture } from '../../../tests/claims/sample-files.ts'
import { cleanPicture } from './clean-picture.server.ts'

test('a PNG with 16 bits for each of four colours may have fewer pixels than a photograph', async () => {
  const [tooLarge, small] = [5_000, 500].map((side) => aBomb(side, { bits: 64 }))
  expect(await cleanPicture(tooLarge ?? Buffer.alloc(0), 'image/png')).toBeNull()
  expect(await cleanPicture(small ?? Buffer.alloc(0), 'image/png')).not.toBeNull()
})

test('a picture that is a thread of pixels is refused before it is decoded, a panorama is not', async () => {
  const [thread, ribbon] = [aBomb(2_000_000, { width: 1 }), aBomb(1, { width: 2_000_000 })]
  expect(await cleanPicture(thread, 'image/png')).toBeNull()
  expect(await cleanPicture(ribbon, 'image/png')).toBeNull()
  const panorama = aBomb(3_000, { width: 16_000 })
  expect(await cleanPicture(panorama, 'image/png')).not.toBeNull()
})

test('a usual picture does not wait for the largest ones', async () => {
  const [large, usual] = [aBomb(8_000), await aPicture(4_000)]
  const done: string[] = []
  const clean = async (name: string, bytes: Buffer, type: string) => {
    expect(await cleanPicture(bytes, type), name).not.toBeNull()
    done.push(name)
  }
  await Promise.all([
    ...[1, 2, 3].map((each) => clean(`large ${each}`, large, 'image/png')),
    clean('usual', usual, 'image/jpeg'),
  ])
  expect(done).toHaveLength(4)
  expect(done.indexOf('usual')).toBeLessThan(done.indexOf('large 3'))
})
