import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The anchor that GitHub gives a heading: lower case, without punctuation, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

test('every link to a section of docs/behaviour.md leads to one', () => {
  const text = readFileSync('docs/behaviour.md', 'utf8')
  const anchors = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading))
  expect(new Set(anchors).size).toBe(anchors.length)
  const files = globSync(['src/**/*.{ts,tsx,md}', 'docs/decisions/*.md', '*.md'])
  const links = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/behaviour\.md#([\w-]+)/g),
      ([, anchor = '']) => ({ file, anchor }),
    ),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([])
})
