import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
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

test('every file that a document names exists', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])
  const names = documents.flatMap((document) =>
    Array.from(
      // Without a folder a name stands for a file in several of them; in braces it is a pattern.
      readFileSync(document, 'utf8').matchAll(
        /`((?:\w[\w.-]*\/)+[\w-][\w.-]*\.(?:tsx?|mjs|json|md))`/g,
      ),
      ([, name = '']) => ({ document, name }),
    ),
  )
  const exists = ({ document, name }: (typeof names)[number]) =>
    [name, `src/${name}`, `${dirname(document)}/${name}`].some((path) => existsSync(path))
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((each) => !exists(each))).toEqual([])
})
