import type { Config } from '#/platform/config/config.server.ts'
import { configuredParties } from '#/platform/consent/configured-parties.server.ts'
import { noSources, type Sources, sourcesOf } from './sources.ts'
import type { ThirdPartySetup } from './setup.ts'

/** The third parties of this shop; null if it has none. */
export function thirdPartySetup(
  config: Config,
  others: Partial<Sources> = {},
): ThirdPartySetup | null {
  const parties = configuredParties(config)
  if (parties.length === 0) return null
  const { TAG_MANAGER_ID, MARKETING_TOKEN, GO_IN_STORE_TOKEN } = config
  return {
    parties,
    ...(TAG_MANAGER_ID !== null && {
      tagManager: { url: config.TAG_MANAGER_URL, id: TAG_MANAGER_ID },
    }),
    ...(MARKETING_TOKEN !== null && {
      bloomreach: {
        url: config.MARKETING_URL,
        token: MARKETING_TOKEN,
        hasExperiments: config.MARKETING_EXPERIMENTS,
      },
    }),
    ...(GO_IN_STORE_TOKEN !== null && {
      goInStore: { url: config.GO_IN_STORE_URL, token: GO_IN_STORE_TOKEN },
    }),
    others: { ...noSources, ...others },
  }
}

/** The sources that the policy of every page has to allow for them. */
export function thirdPartySources(config: Config): Sources {
  const setup = thirdPartySetup(config)
  return setup ? sourcesOf(setup, setup.parties) : noSources
}
