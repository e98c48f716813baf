import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.server.ts'

export type SystemUser = { uid: number; gid: number; name: string }

const isRoot = () => process.getuid?.() === 0

/**
 * Whom Postgres runs as; null means as ourselves. It refuses root, so root hands it to the owner of
 * the folder, else to the system's `postgres`, else to `nobody`.
 */
export function choosePostgresUser(dataDir: string): SystemUser | null {
  if (!isRoot()) return null
  const user = ownerOf(dataDir) ?? findUser('postgres') ?? findUser('nobody')
  if (user) return user
  throw new EmbeddedPostgresError(
    'Postgres refuses to run as root and there is no user postgres or nobody to run it; set DATABASE_URL to a Postgres of your own.',
  )
}

/** Whether the user can walk to the folder and write in it: asked by trying, not by reading modes. */
export function canWriteIn(folder: string, user: SystemUser): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    ...ids(user),
    cwd: '/',
  })
  return tried.status === 0
}

export const ids = (user: SystemUser | null): { uid?: number; gid?: number } =>
  user ? { uid: user.uid, gid: user.gid } : {}

/** Someone else's clone, started with sudo: what we make there should stay theirs. */
function ownerOf(folder: string): SystemUser | null {
  let nearest = folder
  while (!existsSync(nearest)) nearest = dirname(nearest)
  const { uid } = statSync(nearest)
  // A mounted folder may belong to a number this machine has no user for, and Postgres wants a user.
  return uid === 0 ? null : findUser(String(uid))
}

/** By name or number. */
function findUser(user: string): SystemUser | null {
  try {
    return { uid: Number(idOf('-u', user)), gid: Number(idOf('-g', user)), name: idOf('-nu', user) }
  } catch {
    return null
  }
}

const idOf = (flag: string, user: string): string =>
  execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
