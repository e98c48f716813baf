import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from './layers.ts'

test('ARCHITECTURE.md lists every feature once, in the order of the layers', () => {
  const page = readFileSync('ARCHITECTURE.md', 'utf8')
  const section = page.slice(page.indexOf('\n## Features\n'), page.indexOf('\nBelow the features'))
  const listed = Array.from(section.matchAll(/^\| `([\w-]+)`/gm), ([, name]) => name)
  expect(listed).toEqual(features.filter((feature) => !feature.includes('/')))
})
