import type { Db } from '#/db/client.server.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { newToken, tokenHash } from '#/platform/config/ids.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { loadVersion, type ShownPage } from './content.server.ts'
import { readPreview, writePreview } from './content.store.server.ts'
import { loadPageRow, loadVersionOf } from './edit-content.server.ts'

const previewDays = 7

const previewPath = (token: string) => `/-/preview/${token}/`

/** Creates a link that shows one version, by default the newest, to anyone who holds it; only its hash is stored. */
export async function makePreview(
  db: Db,
  { key, version, now }: { key: string; version?: number | undefined; now: Date },
): Promise<{ path: string; version: number; expiresAt: Date }> {
  const { id } = await loadPageRow(db, key)
  const { number } = await loadVersionOf(db, key, version)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + previewDays * dayMs)
  await writePreview(db, { tokenHash: tokenHash(token), pageId: id, version: number, expiresAt })
  return { path: previewPath(token), version: number, expiresAt }
}

/** The version of a preview's link; 404 for an unknown or expired one. */
export async function loadPreview(
  ctx: Ctx,
  token: string,
): Promise<{ page: ShownPage; version: number; expiresAt: Date }> {
  const preview = await readPreview(ctx.db, tokenHash(token), ctx.now)
  if (!preview) throw pageNotFound()
  const { pageId, version, expiresAt } = preview
  return { page: await loadVersion(ctx, pageId, version), version, expiresAt }
}
