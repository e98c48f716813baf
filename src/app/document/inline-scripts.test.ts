import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { beforePaint } from '#/storefront/shell/before-paint.tsx'
import { coverScript } from './cover-script.ts'
import { startScript } from './start-script.ts'

test.each([
  ['start', startScript],
  ['cover', coverScript],
  ['before the first paint', beforePaint],
])('the inline script “%s” is still one without its spaces', (_, script) => {
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toContain('\n')
})
