import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withoutEffects } from './vite-lean-router.ts'

test('a component made by a call may be left out, and its name goes with it', () => {
  expect(withoutEffects('const Link = React$1.forwardRef(f);\nLink.displayName = "Link";\n')).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(f);\n\n',
  )
})

test('names that do something stay', () => {
  const code = 'element.displayName = name;\nrouter.displayName = "x" + y;'
  expect(withoutEffects(code)).toBe(code)
})

test('the router as it is installed is written in the way we know', async () => {
  const file = 'node_modules/react-router/dist/production/lib/dom/lib.js'
  const code = withoutEffects(await readFile(file, 'utf8'))
  expect(code).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(')
  expect(code).not.toMatch(/^Link\.displayName/m)
})
