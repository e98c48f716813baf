import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  families,
  nativeParts,
  platformName,
  platforms,
  type LockPackages,
} from './native-parts.mjs'

const lockFile = resolve(import.meta.dirname, '../../package-lock.json')
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: LockPackages }

describe.each(platforms.map((platform) => [platformName(platform), platform] as const))(
  'the lock file on %s',
  (_, platform) => {
    const found = nativeParts(packages, platform)

    test('names one part of every tool with machine code', () => {
      expect(found.length).toBeGreaterThan(families.length - 3)
      expect(found.filter(({ parts }) => parts.length !== 1)).toEqual([])
    })

    test('pins every part by its integrity', () => {
      const parts = found.flatMap(({ parts: paths }) => paths)
      expect(parts.length).toBeGreaterThan(families.length - 3)
      expect(parts.filter((path) => !packages[path]?.integrity)).toEqual([])
    })
  },
)

test('every part for a platform belongs to a family that is watched', () => {
  const native = Object.keys(packages).filter((path) => packages[path]?.os ?? packages[path]?.libc)
  const isWatched = (path: string) =>
    families.some(({ parts }) => parts.test(path.slice(path.lastIndexOf('node_modules/') + 13)))
  expect(native.length).toBeGreaterThan(100)
  // Only macOS has this one, and what uses it does without.
  expect(native.filter((path) => !isWatched(path))).toEqual(['node_modules/fsevents'])
})

test('every package is pinned by its integrity and named without a registry', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  expect(entries.length).toBeGreaterThan(300)
  // A package inside another one's archive is covered by the integrity of that archive.
  const unpinned = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  expect(unpinned).toEqual([])
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([])
})

test('a part that the lock file lacks is seen', () => {
  const { 'node_modules/@rolldown/binding-linux-arm64-gnu': gone, ...rest } = packages
  expect(gone).toBeDefined()
  const found = nativeParts(rest, { os: 'linux', cpu: 'arm64', libc: 'glibc' })
  expect(found.filter(({ parts }) => parts.length === 0)).toEqual([
    { family: 'rolldown', folder: 'node_modules/', parts: [] },
  ])
})

test('parts that are not published for musl or Windows are not required', () => {
  const names = (os: string, libc?: string) =>
    nativeParts(packages, { os, cpu: 'x64', ...(libc && { libc }) }).map(({ family }) => family)
  expect(names('linux', 'musl')).not.toContain('node')
  expect(names('linux', 'glibc')).toContain('node')
  expect(names('win32')).not.toContain('libvips')
  expect(names('darwin')).toContain('libvips')
})
