/**
 * Proves that the lock file installs on every supported platform: `npm ci` into an empty folder for
 * each, then a look at every native part. Belongs to each change of the lock file.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  nativeParts,
  platformName,
  platforms,
  type LockPackages,
  type Platform,
} from './install/native-parts.mjs'

type Row = { platform: string; npm: string; parts: string; megabytes: string; missing: string[] }

const root = resolve(import.meta.dirname, '..')
const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(lockFile) as { packages: LockPackages }
/** Smaller than any program or library, larger than a package that holds only its description. */
const leastBytes = 100_000

const requested = process.argv.slice(2).join(' ')
const chosen = platforms.filter((platform) => platformName(platform).includes(requested))
const rows = chosen.map(installFor)
process.exitCode = rows.length > 0 && rows.every(({ missing }) => missing.length === 0) ? 0 : 1

function installFor(platform: Platform): Row {
  const folder = mkdtempSync(join(tmpdir(), 'calder-platform-'))
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(root, file), join(folder, file))
    const row = {
      platform: platformName(platform),
      ...inspect(folder, platform, npmCi(folder, platform)),
    }
    report(row)
    return row
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs npm for another platform, so no script of a package may run: its programs are not ours. */
function npmCi(folder: string, { os, cpu, libc }: Platform): string {
  const flags = ['--ignore-scripts', '--include=dev', `--os=${os}`, `--cpu=${cpu}`]
  if (libc) flags.push(`--libc=${libc}`)
  const { status, stderr } = spawnSync('npm', ['ci', ...flags], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? 'ok' : `exit ${status}: ${stderr.trim().split('\n')[0]}`
}

function inspect(folder: string, platform: Platform, npm: string): Omit<Row, 'platform'> {
  const wanted = nativeParts(packages, platform)
  const sizes = wanted.map(({ family, parts }) => ({
    family,
    bytes: Math.max(0, ...parts.map((path) => bytesIn(join(folder, path)))),
  }))
  const present = sizes.filter(({ bytes }) => bytes >= leastBytes)
  const missing = sizes.filter(({ bytes }) => bytes < leastBytes).map(({ family }) => family)
  return {
    npm,
    parts: `${present.length} of ${wanted.length}`,
    megabytes: (present.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(0),
    missing: npm === 'ok' ? missing : [npm, ...missing],
  }
}

function bytesIn(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  } catch {
    return 0
  }
}

function report({ platform, parts, megabytes, missing }: Row): void {
  const verdict = missing.length === 0 ? 'complete' : `lacks ${missing.join(', ')}`
  process.stdout.write(
    `${platform.padEnd(18)}${parts.padStart(9)} parts ${megabytes.padStart(5)} MB  ${verdict}\n`,
  )
}
