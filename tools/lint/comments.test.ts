import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A comment that begins with half of a question, such as "What a page shows." */
const halfQuestion = /^.*(?:\/\/|\/\*\*|^\s*\*) (?:How|Why|What) .*$/gm

test('no comment begins with How, Why or What', () => {
  // Half a question names neither the thing nor the reason; a sentence or a noun phrase does.
  const files = globSync(
    ['src/**/*.{ts,tsx}', 'tests/**/*.ts', 'tools/**/*.ts', 'benchmarks/**/*.ts'],
    {
      exclude: ['**/node_modules/**', 'tools/lint/comments.test.ts'],
    },
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(halfQuestion)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  )
  expect(found).toEqual([])
})

test('such a comment is recognised in each of its forms', () => {
  for (const line of ['// Why it waits.', '/** How a card looks. */', ' * What is left.'])
    expect(line.match(halfQuestion), line).not.toBeNull()
  for (const line of ['/** The look of a card. */', 'const text = "What now?"'])
    expect(line.match(halfQuestion), line).toBeNull()
})
