import { type Config, ConfigError } from '#/platform/config/config.server.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { consentRevision } from './consent.ts'
import { bitsOf, type ThirdParty } from './third-parties.ts'

type Settings = Pick<
  Config,
  'TAG_MANAGER_ID' | 'TAG_MANAGER_TAGS' | 'MARKETING_TOKEN' | 'GO_IN_STORE_TOKEN'
>

/** The third parties that this shop has keys for. Tags without a tag manager stop the start. */
export function configuredParties(config: Settings): ThirdParty[] {
  const { TAG_MANAGER_ID: manager, TAG_MANAGER_TAGS: tags } = config
  if (manager === null && tags.length > 0)
    throw new ConfigError('TAG_MANAGER_TAGS is set, but it needs TAG_MANAGER_ID.')
  const isSetUp: Record<ThirdParty, boolean> = {
    tagManager: manager !== null,
    googleAnalytics: tags.includes('google-analytics'),
    googleAds: tags.includes('google-ads'),
    bloomreach: config.MARKETING_TOKEN !== null,
    goInStore: config.GO_IN_STORE_TOKEN !== null,
  }
  return keysOf(isSetUp).filter((party) => isSetUp[party])
}

/** The revision that a consent must be about in this shop. */
export const revisionOf = (config: Settings): number =>
  consentRevision(bitsOf(configuredParties(config)))
