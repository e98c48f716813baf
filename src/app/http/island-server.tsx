import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { messages } from '#/i18n/messages.server.ts'
import { TranslationsProvider } from '#/i18n/use-translations.tsx'
import { islands } from '#/app/routes/islands.server.tsx'
import { checkIslandRequest } from '#/navigation/islands/island-key.ts'
import type { Ctx } from '#/visitor/context.ts'
import { VisitorProvider } from '#/visitor/visitor-provider.tsx'

export type IslandOutcome = { status: 200 | 400 | 404 | 413; body: object }

/** Renders one allow-listed part of a page; anything else is refused before any work is done. */
export async function renderIsland(
  ctx: Ctx,
  key: string,
  propsText: string | null,
): Promise<IslandOutcome> {
  const request = checkIslandRequest(key, propsText)
  if (!request.ok) return refused(request.status, request.message)
  const island = Object.hasOwn(islands, request.name) ? islands[request.name] : undefined
  const content = await island?.(ctx, request.props)
  if (!content) return refused(404, 'Island not found')
  const head = { link: [], style: [] }
  return {
    status: 200,
    body: { id: key, head, html: markup(ctx, content), components: {}, slots: {} },
  }
}

const refused = (status: 400 | 404 | 413, message: string): IslandOutcome => ({
  status,
  body: { error: { statusCode: status, message } },
})

const markup = ({ visitor }: Ctx, content: ReactNode) =>
  renderToStaticMarkup(
    <VisitorProvider visitor={visitor}>
      <TranslationsProvider locale={visitor.locale} messages={messages[visitor.locale]}>
        <StaticRouter location="/">{content}</StaticRouter>
      </TranslationsProvider>
    </VisitorProvider>,
  )
