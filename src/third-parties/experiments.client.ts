import { loadForeignScript } from '#/platform/browser/foreign-script.client.ts'
import { marketingSettings } from '#/platform/config/settings.ts'
import type { ThirdPartySetup } from './setup.ts'

/** The class that the vendor's script takes away when a page is changed as the experiment says. */
const hideClass = 'xnpe_async_hide'

/**
 * Loads the changes of running experiments. The page has been painted by now, and only its parts with the attribute
 * `data-experiment` are hidden while they wait (ui/styles/third-parties.css), at most for the time of the setting.
 */
export function startExperiments({
  url,
  token,
}: Pick<NonNullable<ThirdPartySetup['bloomreach']>, 'url' | 'token'>): void {
  const { experimentTimeoutMs } = marketingSettings
  const { classList } = document.documentElement
  classList.add(hideClass)
  const show = () => classList.remove(hideClass)
  setTimeout(show, experimentTimeoutMs)
  const visitor = /(?:^|; )__exponea_etc__=([\w-]+)/.exec(document.cookie)?.[1] ?? 'new'
  const query = new URLSearchParams({
    'http-referer': window.location.origin + window.location.pathname,
    timeout: `${experimentTimeoutMs}ms`,
  })
  const script = `${url}/webxp/script/${token}/${visitor}/modifications.min.js?${query}`
  void loadForeignScript(script, experimentTimeoutMs).then(show)
}
