import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { messages } from '#/i18n/messages.server.ts'
import { TranslationsProvider } from '#/i18n/use-translations.tsx'
import { type IslandRenderer, islands } from '#/app/routes/islands.server.tsx'
import { checkIslandRequest } from '#/navigation/islands/island-key.ts'
import type { QueryPair } from '#/platform/page-cache/page-key.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { VisitorProvider } from '#/visitor/visitor-provider.tsx'

export type IslandRequest =
  | { ok: true; key: string; path: string; query: QueryPair[]; render: IslandRenderer }
  | { ok: false; status: 400 | 404 | 413; message: string }

const islandPath = /^\/__nuxt_island\/([^/]+)\.json$/

/**
 * Checks the name and the props of an island before the page cache is asked. The path and the query by which it
 * is stored are made from the checked props: by its hash alone, somebody who finds two texts of one hash could
 * store one in place of the other.
 */
export function readIslandRequest(url: string): IslandRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const [, key = ''] = islandPath.exec(pathname) ?? []
  const request = checkIslandRequest(key, searchParams.get('props'))
  if (!request.ok) return request
  const { name, props } = request
  const island = Object.hasOwn(islands, name) ? islands[name] : undefined
  if (!island) return { ok: false, status: 404, message: 'Island not found' }
  const render = island(props)
  if (!render) return { ok: false, status: 400, message: 'Invalid island props' }
  const query = Object.entries(props).map(([prop, value]): QueryPair => [prop, String(value)])
  return { ok: true, key, path: `/__nuxt_island/${name}`, query, render }
}

/** The response with an island; null if there is nothing to show. */
export async function renderIsland(
  ctx: Ctx,
  { key, render }: Extract<IslandRequest, { ok: true }>,
): Promise<object | null> {
  const content = await render(ctx)
  if (!content) return null
  const head = { link: [], style: [] }
  return { id: key, head, html: markup(ctx, content), components: {}, slots: {} }
}

const markup = ({ visitor }: Ctx, content: ReactNode) =>
  renderToStaticMarkup(
    <VisitorProvider visitor={visitor}>
      <TranslationsProvider locale={visitor.locale} messages={messages[visitor.locale]}>
        <StaticRouter location="/">{content}</StaticRouter>
      </TranslationsProvider>
    </VisitorProvider>,
  )
