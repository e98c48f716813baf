import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { findCountry } from '#/country/country.ts'
import { flagSvg } from '#/country/flags.ts'
import { buildSheet } from '#/saved-builds/sheet/build-sheet.api.ts'
import { quotePdf } from '#/cycle-to-work/quote-page/quote-pdf.api.ts'
import { feeds } from '#/app/feeds/feeds.ts'
import { locales } from '#/i18n/locale.ts'
import { parseMessagesUrl, messagesBody, missingMessages } from '#/i18n/messages.server.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import type { Assets } from '#/platform/http/assets.server.ts'
import { packedText } from '#/platform/page-cache/packed-text.server.ts'
import { drawingPolicy, shownElsewhere } from '#/platform/http/security-headers.server.ts'
import { settings } from '#/platform/config/settings.ts'
import { routeMatcher } from '#/app/routes/route-rules.ts'
import { sitemaps } from '#/app/feeds/sitemaps.ts'
import { wordmarkPath, wordmarkPng } from '#/mail/wordmark.server.ts'
import { faviconSvg } from '#/ui/logo-mark.ts'
import type { Ctx } from '#/visitor/context.ts'
import { languageForm } from '#/visitor/language-form.api.ts'
import { recordOf } from '#/platform/types/typed-keys.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

const aYear = 'public, max-age=31536000, immutable'
const hours = (count: number) => `public, max-age=10, s-maxage=${count * hourSeconds}`

/** The small URLs beside pages and calls: messages, release metadata, flags, films, robots.txt, sitemaps and feeds. */
export function extras(assets: Assets) {
  const app = new Hono<ApiEnv<Ctx>>()

  const sendMessages = recordOf(locales, (locale) => packedText(messagesBody(locale)))

  app.get('/_i18n/*', (c) => {
    const target = parseMessagesUrl(c.req.path)
    if (!target) {
      const { status, message } = missingMessages(c.req.path)
      c.header('cache-control', 'no-cache')
      return c.json({ error: { statusCode: status, message } }, status)
    }
    c.header('cache-control', target.isImmutable ? aYear : hours(settings.localeMessagesCacheHours))
    c.header('content-type', 'application/json; charset=utf-8')
    return sendMessages[target.locale](c)
  })

  app.get('/builds/latest.json', (c) => {
    c.header('cache-control', 'public, max-age=1')
    return c.json({ id: assets.buildId, timestamp: assets.builtAt })
  })

  app.get('/builds/meta/:file', (c) => {
    if (c.req.param('file') !== `${assets.buildId}.json`)
      return c.json({ error: { statusCode: 404, message: 'No such build.' } }, 404)
    c.header('cache-control', aYear)
    // Pages are rendered on first request, none at build time.
    const manifest = { matcher: routeMatcher(), prerendered: [] }
    return c.json({ id: assets.buildId, timestamp: assets.builtAt, ...manifest })
  })

  app.get('/flags/:file', (c) => {
    const country = findCountry(c.req.param('file').replace(/\.svg$/, ''))
    if (!country) return c.notFound()
    c.header('cache-control', 'public, max-age=86400')
    c.header('content-type', 'image/svg+xml')
    c.header('content-security-policy', drawingPolicy)
    return c.body(flagSvg(country.code))
  })

  app.get('/media/:file{[a-z0-9-]+\\.(?:mp4|webm|vtt)}', async (c) => {
    const root = resolve(c.var.ctx.config.DATA_DIR, 'media')
    if (!existsSync(root)) return c.notFound()
    const serve = serveStatic({ root, rewriteRequestPath: (path) => path.slice('/media'.length) })
    const film = await serve(c, async () => {})
    if (!film) return c.notFound()
    film.headers.set('cache-control', 'public, max-age=3600')
    // Hono does not know the type of subtitles.
    if (film.ok && c.req.path.endsWith('.vtt'))
      film.headers.set('content-type', 'text/vtt; charset=utf-8')
    return film
  })

  app.get('/favicon.svg', (c) => {
    c.header('cache-control', 'public, max-age=86400')
    c.header('content-type', 'image/svg+xml')
    c.header('content-security-policy', drawingPolicy)
    return c.body(faviconSvg)
  })

  app.get(wordmarkPath, async (c) => {
    c.header('cache-control', 'public, max-age=86400')
    c.header('content-type', 'image/png')
    c.header('cross-origin-resource-policy', shownElsewhere['cross-origin-resource-policy'])
    return c.body(new Uint8Array(await wordmarkPng()))
  })

  // For clients that do not read the HTML; browsers use the SVG.
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))

  app.get('/robots.txt', (c) => {
    const { site, isStaging } = c.var.ctx.visitor
    c.header('cache-control', 'public, max-age=3600')
    return c.text(isStaging ? 'User-agent: *\nDisallow: /\n' : robots(site.url))
  })

  app.route('/', quotePdf)
  app.route('/', buildSheet)
  app.route('/', languageForm)
  app.route('/', sitemaps)
  app.route('/', feeds())

  app.all('*', (c) => {
    c.header('cache-control', 'no-store')
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.text('Not found', 404)
    c.header('allow', 'GET, HEAD')
    return c.text('Pages are only read', 405)
  })
  return app
}

const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /nuxt/api/',
    'Disallow: /my-account/',
    'Disallow: /auth/',
    'Disallow: /checkout/',
    'Disallow: /order/',
    'Disallow: /cycletowork/quote/',
    'Disallow: /search/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
