import { providerScript } from '#/finance/provider-script.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { configuredParties } from '#/platform/consent/configured-parties.server.ts'
import { openFileStore } from '#/platform/files/file-store.server.ts'

/** Refuses to start with settings that belong together and are incomplete, instead of failing when they are used. */
export function checkSettings(config: Config): void {
  providerScript(config)
  configuredParties(config)
  openFileStore(config)
}
