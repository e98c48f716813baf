import type { InferInput } from 'valibot'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { toWire } from '#/money/money.ts'
import type { BuildToday } from '#/saved-builds/changes/build-today.server.ts'
import { viewBuild } from '#/saved-builds/page/view-build.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { wireBuild } from './saved-builds.contract.ts'

/** A build as the API answers it. */
export async function toWireBuild(
  ctx: Ctx,
  today: BuildToday,
  isOwn: boolean,
): Promise<InferInput<typeof wireBuild>> {
  const { saved, changes } = today
  const view = await viewBuild(ctx, today, isOwn)
  const { now, picture } = view
  return {
    code: view.code,
    url: view.path,
    name: view.name,
    bike: { name: view.bikeName, slug: now?.slug ?? null },
    size: view.size,
    colour: view.colour,
    parts: view.parts.map(({ section, name }) => ({ section, label: name })),
    image: picture && { url: pictureUrl(picture.picture), alt: picture.alt },
    price: now?.price ? toWire(now.price) : null,
    dispatch_date: now?.dispatchDay ?? null,
    saved_price: saved.price && toWire(saved.price),
    saved_at: saved.createdAt.toISOString(),
    changes: changes.map(({ kind }, index) => ({
      code: kind.replaceAll('-', '_').toUpperCase(),
      message: view.changes[index] ?? '',
    })),
    configurator_url: now?.changeUrl ?? null,
    items: now?.items
      ? { sku: now.items.sku, selected_options: now.items.options, paint: now.items.paint }
      : null,
  }
}
