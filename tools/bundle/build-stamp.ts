import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { withFileLock } from '../../src/db/embedded/embedded-lock.server.ts'

type BuildOptions = { root?: string; print?: (line: string) => void; build?: () => Promise<void> }

/** All that a build is made of. The demo shop is not: it is read when the database is filled. */
const ingredients = [
  'src',
  'public',
  'tools',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Builds when the sources are not those of the last build that succeeded. */
export async function ensureBuilt(options: BuildOptions = {}): Promise<void> {
  const { root = resolve(import.meta.dirname, '../..'), print = () => {} } = options
  const { build = () => viteBuild(root) } = options
  const stampFile = join(root, 'build/stamp')
  await mkdir(join(root, 'build'), { recursive: true })
  await withFileLock(join(root, 'build/lock'), async () => {
    // Taken before building: an edit made meanwhile is then newer than the stamp.
    const stamp = await stampOf(root, ingredients)
    if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return
    print('Building the shop.')
    const began = performance.now()
    await rm(stampFile, { force: true })
    await build()
    await writeFile(stampFile, stamp)
    print(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  })
}

/** One line that changes whenever a file below these paths is edited, added, renamed or removed. */
export async function stampOf(root: string, paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const each of paths)
    for (const path of await filesOf(root, each))
      hash.update(`${path}\0`).update(await readFile(join(root, path)))
  return hash.digest('hex')
}

async function filesOf(root: string, path: string): Promise<string[]> {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if ((await stat(whole)).isFile()) return [path]
  const entries = await readdir(whole, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}

/** A process of its own, so that the bundler's memory is gone before the shop opens. */
async function viteBuild(root: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64_000_000,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new BuildError(`${error.stdout ?? ''}${error.stderr ?? error.message}`.trim())
  })
}

/** Its message is all that the bundler had to say. */
export class BuildError extends Error {}
