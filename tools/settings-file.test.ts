import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readSettingsFile } from './settings-file.ts'

const file = join(mkdtempSync(join(tmpdir(), 'settings-')), '.env')

test('a value in .env is a setting, unless the environment overrides it', () => {
  delete process.env['CALDER_TEST_NEW']
  vi.stubEnv('CALDER_TEST_SET', 'by hand')
  writeFileSync(file, '# the shop\nCALDER_TEST_NEW="a name with spaces"\nCALDER_TEST_SET=by file\n')
  readSettingsFile(file)
  expect(process.env['CALDER_TEST_NEW']).toBe('a name with spaces')
  expect(process.env['CALDER_TEST_SET']).toBe('by hand')
})

test('a shop without .env opens as well', () => {
  expect(() => readSettingsFile(`${file}.missing`)).not.toThrow()
})
