import type { DataRouter } from 'react-router'
import { watchBrowser } from '#/monitoring/watch-browser.client.ts'
import { developmentSettings } from '#/platform/config/settings.ts'
import { showDevBorders } from '#/platform/browser/dev-borders.client.ts'
import type { Boot } from './boot.ts'

/** Starts what waits until the page is at rest: reports of faults, third parties, the data layer. */
export async function startWatching(router: DataRouter, boot: Boot): Promise<void> {
  if (import.meta.env.DEV && developmentSettings.showDevBorders) showDevBorders()
  watchBrowser(router, boot.buildId)
  const { thirdParties } = boot.shell
  if (thirdParties) {
    const { startThirdParties } = await import('#/third-parties/start.client.ts')
    // Before the data layer: what nobody has agreed to yet is denied before anything else is in it.
    startThirdParties(thirdParties, { router, isAssisted: () => isAssisted(router, boot) })
  }
  if (!boot.dataLayer) return
  const { watchShop } = await import('#/analytics/watch-shop.client.ts')
  await watchShop(router, boot.dataLayer)
}

const isAssisted = ({ state: { matches } }: DataRouter, { assistedRoutes = [] }: Boot) =>
  assistedRoutes.includes(matches.at(-1)?.route.id ?? '')
