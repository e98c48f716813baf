import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepSourceMaps } from './keep-source-maps.ts'

test('source maps leave the folder that is served, and those of an older build are gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'calder-maps-'))
  const [client, maps] = [join(folder, 'client'), join(folder, 'maps')]
  for (const each of [join(client, 'assets'), maps]) mkdirSync(each, { recursive: true })
  for (const file of ['client/assets/a.js', 'client/assets/a.js.map', 'maps/old.js.map'])
    writeFileSync(join(folder, file), '{}')
  await keepSourceMaps(client, maps)
  expect(readdirSync(join(client, 'assets'))).toEqual(['a.js'])
  expect(readdirSync(maps, { recursive: true })).toHaveLength(2)
  expect(readdirSync(join(maps, 'assets'))).toEqual(['a.js.map'])
})
