import { expect, test } from 'vitest'
import { inlineScript } from './inline-script.ts'

test.each([
  ['if (a === b) {\n  go(a, b);\n}', 'if(a===b){go(a,b);}'],
  [
    "rule(' [data-x] ', 'display: none; top: 1px');",
    "rule(' [data-x] ','display: none; top: 1px');",
  ],
  [
    String.raw`if (!/(?:^|; )a=\d, b/.test(c)) return d;`,
    String.raw`if(!/(?:^|; )a=\d, b/.test(c))return d;`,
  ],
  ["const all = [...list] ?? '';\ntry {} catch {}", "const all=[...list]??'';try{}catch{}"],
])('%j loses its spaces and no text', (source, short) => {
  expect(inlineScript(source)).toBe(short)
})
