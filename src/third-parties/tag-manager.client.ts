import { loadForeignScript } from '#/platform/browser/foreign-script.client.ts'
import type { ThirdPartySetup } from './setup.ts'

/** Starts the tag manager, which reads the data layer from its beginning. If it fails, the shop goes on without it. */
export function startTagManager({ url, id }: NonNullable<ThirdPartySetup['tagManager']>): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  void loadForeignScript(`${url}/gtm.js?id=${encodeURIComponent(id)}`)
}
