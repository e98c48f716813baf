import { expect, test } from 'vitest'
import { nonPageFolders } from '#/platform/paths/non-page-folder.ts'
import { isReserved, reservedReason } from './reserved-paths.ts'

test.each(nonPageFolders)('no product or page can be imported below /%s/', (folder) => {
  for (const path of [folder, `${folder}/fell-sl`]) {
    expect(isReserved(path)).toBe(true)
    expect(reservedReason(path)).toContain('belongs to the shop')
  }
})

test('a path that only begins like such a folder is free', () => {
  expect(isReserved('flags-and-bells')).toBe(false)
  expect(reservedReason('road-bikes/media')).toBeNull()
})
