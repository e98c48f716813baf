import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isShellFile, shellFiles } from './shell-files.ts'

test.each(shellFiles)('“%s”, which every page loads with the first script, exists', (file) => {
  const path = resolve('src', file)
  expect(existsSync(path)).toBe(true)
  expect(isShellFile(path)).toBe(true)
})

test('a file is found on Windows too, and its neighbours are not', () => {
  expect(isShellFile(String.raw`C:\shop\src\i18n\numbers\format-number.ts`)).toBe(true)
  expect(isShellFile('/shop/src/i18n/numbers/keep-units.ts')).toBe(false)
})
