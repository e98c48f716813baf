import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { refreshJourneysData } from './journeys-data.ts'

test.each([
  ['src/cart.ts', true],
  ['demo/prices.json', false],
  ['migrations/0099_more.sql', false],
])(
  'after a change of %s the data of earlier journeys are used again: %s',
  async (file, areUsed) => {
    const root = mkdtempSync(join(tmpdir(), 'calder-journeys-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const folder of ['src', 'demo', 'migrations']) mkdirSync(join(root, folder))
    const data = join(root, 'data')
    await refreshJourneysData(data, root)
    writeFileSync(join(data, 'database'), '')
    writeFileSync(join(root, file), 'new')
    await refreshJourneysData(data, root)
    expect(existsSync(join(data, 'database'))).toBe(areUsed)
  },
)
