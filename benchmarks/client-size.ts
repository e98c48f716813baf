/**
 * Measures the script that each page loads at first, in brotli: the entry, the page's chunk and all that
 * they import. Budgets: content 105 kB, listing and product 125 kB, configurator 140 kB. Needs a build.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { verdict } from './verdict.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
const folder = 'build/client'
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

const budgets: [page: string, kilobytes: number][] = [
  ['storefront/home/home', 105],
  ['lister/page/category', 125],
  ['search/page/search', 125],
  ['product/bike/parent-bike', 125],
  ['product/bike/child-bike', 125],
  ['product/accessory/accessory', 125],
  ['product/review/review', 125],
  ['configurator/page/configurator', 140],
]

function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(imported, seen)
  return seen
}

for (const [page, budget] of budgets) {
  const files = closure(`src/${page}.page.tsx`, closure('src/app/document/entry-client.tsx'))
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0)
  const share = Math.round((bytes / 1000 / budget) * 100)
  console.log(
    `${page.padEnd(30)} ${(bytes / 1000).toFixed(2)} kB in ${files.size} files, ${share} %, ${verdict(bytes / 1000, { most: budget }, ' kB')}`,
  )
}
