import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `html:has(…) .x`, `body:has(…) &` and the like: a `:has()` of the whole page that styles something inside it. */
const hasOfThePage =
  /(?:^|[\s,;{}])(?:html|body|:root):has\([^{;]*\)\s*(?:&|[>+~]?\s*[.#[*\w])[^{;]*\{/gm

test('no rule styles an element by what the whole page has', () => {
  // Every insertion into the page would make the browser compute all of its styles again.
  const found = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(hasOfThePage)].map(
      ([rule]) => `${file}: ${rule.trim()}`,
    ),
  )
  expect(found).toEqual([])
})

test('the rule is recognised in each of its forms', () => {
  const rules = ['body:has([data-x]) & {', 'html:has(dialog) .bar {', ':root:has(.a) > p {']
  for (const rule of rules) expect(rule.match(hasOfThePage), rule).not.toBeNull()
  for (const rule of ['html:has(dialog:modal) {', 'label:has(> input) span {'])
    expect(rule.match(hasOfThePage), rule).toBeNull()
})
