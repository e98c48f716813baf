import { createContext, use } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import type { Boot } from './boot.ts'
import { bootElementId } from './boot.ts'
import { messagesUrl } from '#/i18n/load-messages.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { languageTags } from '#/i18n/locale.ts'
import { LoadingBar } from '#/navigation/loading/loading-bar.tsx'
import { coverScript } from './cover-script.ts'
import { startScript } from './start-script.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The boot data with the exact text in the document, so that server and browser render the same. */
export const BootContext = createContext<{ boot: Boot; text: string } | null>(null)

export function DocumentBody() {
  const { boot, text } = useBoot()
  const { locale, isStaging } = useVisitor()
  const t = useTranslations('loading')
  const { assets } = boot
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <script
          id={scriptIds.cover}
          dangerouslySetInnerHTML={trustedHtml(scriptText(coverScript, scriptIds.cover))}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The colour of the bar at the top of every page; the shop has a light theme only. */}
        <meta name="theme-color" content="#0f1216" />
        <meta name="color-scheme" content="light" />
        {isStaging && <meta name="robots" content="noindex, nofollow" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} precedence="default" />
        ))}
      </head>
      <body>
        <LoadingBar />
        <Outlet />
        <ScrollRestoration getKey={scrollKey} />
        <script
          id={bootElementId}
          type="application/json"
          dangerouslySetInnerHTML={trustedHtml(text)}
        />
        <script
          id={scriptIds.start}
          data-words={messagesUrl(boot.locale, boot.messagesHash)}
          data-incomplete={t('incomplete')}
          dangerouslySetInnerHTML={trustedHtml(scriptText(startScript, scriptIds.start))}
        />
      </body>
    </html>
  )
}

const scriptIds = { cover: 'cover', start: 'start' } as const

/** In the browser a script has run, so its text is read from the page instead of being downloaded again. */
const scriptText = (script: string, id: string) =>
  import.meta.env.SSR ? script : (document.getElementById(id)?.textContent ?? '')

/** The browser itself scrolls to a `#hash`, and the router gives all hashes of a page one key. */
const scrollKey = ({ key, hash }: Location) => key + hash

function useBoot() {
  const boot = use(BootContext)
  if (!boot) throw new Error('The document needs its boot data')
  return boot
}
