import { settings } from '#/platform/config/settings.ts'

/** Credit is offered in the United Kingdom only, while the retailer offers any. */
export const isFinanceCountry = (code: string): boolean =>
  settings.finance.isEnabled && code.toLowerCase() === settings.finance.country
