import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.server.ts'

export type SystemUser = { uid: number; gid: number; name: string }

const isRoot = () => process.getuid?.() === 0

/**
 * The user that Postgres runs as; null means the current user. Postgres refuses root, so root runs it as
 * the owner of the folder, else as the system's `postgres`, else as `nobody`.
 */
export function choosePostgresUser(dataDir: string): SystemUser | null {
  if (!isRoot()) return null
  const user = ownerOf(dataDir) ?? findUser('postgres') ?? findUser('nobody')
  if (user) return user
  throw new EmbeddedPostgresError(
    'Postgres refuses to run as root and there is no user postgres or nobody to run it; set DATABASE_URL to a Postgres of your own.',
  )
}

/** Whether the user can enter the folder and write in it; tested by trying, not by reading modes. */
export function canWriteIn(folder: string, user: SystemUser): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    ...ids(user),
    cwd: '/',
  })
  return tried.status === 0
}

export const ids = (user: SystemUser | null): { uid?: number; gid?: number } =>
  user ? { uid: user.uid, gid: user.gid } : {}

/** When someone else's clone is started with sudo, the files created in it should belong to them. */
function ownerOf(folder: string): SystemUser | null {
  let nearest = folder
  while (!existsSync(nearest)) nearest = dirname(nearest)
  const { uid } = statSync(nearest)
  // A mounted folder may belong to a uid without a user on this machine, and Postgres needs a user.
  return uid === 0 ? null : findUser(String(uid))
}

/** Finds a user by name or uid. */
function findUser(user: string): SystemUser | null {
  try {
    return { uid: Number(idOf('-u', user)), gid: Number(idOf('-g', user)), name: idOf('-nu', user) }
  } catch {
    return null
  }
}

const idOf = (flag: string, user: string): string =>
  execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
