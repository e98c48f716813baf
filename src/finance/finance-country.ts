import { financeSettings } from '#/platform/config/settings.ts'

/** Credit is offered in the United Kingdom only, while the retailer offers any. */
export const isFinanceCountry = (code: string): boolean =>
  financeSettings.isEnabled && code.toLowerCase() === financeSettings.country
