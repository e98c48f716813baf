import { type Config, ConfigError } from '#/platform/config/config.server.ts'

const names = ['FINANCE_SCRIPT_URL', 'FINANCE_RETAILER_ID', 'FINANCE_RETAILER_GUID'] as const

/**
 * The URL of the lender's calculator with the retailer's ids in it; null where it is not set up. The settings
 * belong together, so the shop does not start with some of them.
 */
export function providerScript(config: Pick<Config, (typeof names)[number]>): string | null {
  const { FINANCE_SCRIPT_URL: url, FINANCE_RETAILER_ID: id, FINANCE_RETAILER_GUID: guid } = config
  if (url !== null && id !== null && guid !== null)
    return url.replaceAll('{retailerId}', id).replaceAll('{retailerGuid}', guid)
  const set = names.filter((name) => config[name] !== null)
  if (set.length === 0) return null
  throw new ConfigError(`${set.join(' and ')} is set, but ${names.join(', ')} belong together.`)
}
