/**
 * Every benchmark in turn, or those named: `npm run bench -- page-cache search`. It fails if one of them misses a
 * budget.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureBuilt } from '../tools/bundle/build-stamp.ts'

const parts = new Set(['run.ts', 'shop-process.ts', 'own-postgres.ts', 'verdict.ts'])
const wanted = process.argv.slice(2)
const benchmarks = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !parts.has(file),
)

await ensureBuilt({ print: console.log })
for (const file of benchmarks.toSorted()) {
  const name = basename(file, '.ts')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
