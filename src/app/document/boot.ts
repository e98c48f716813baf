import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { MoneyPattern } from '#/money/money-pattern.ts'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import type { PageAssets } from '#/platform/http/assets.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Shell } from '#/storefront/header/header.server.ts'

/** Everything the browser needs to hydrate the document, as JSON in the document itself. */
export type Boot = {
  site: Site['id']
  isStaging: boolean
  locale: Locale
  country: Country
  /** The money format of the country. */
  moneyPattern: MoneyPattern
  buildId: string
  messagesHash: string
  /** Left out unless something reads the data layer. */
  dataLayer?: 'on' | 'shown'
  /** The revision that visitors decide about; left out unless a third party is set up. */
  revision?: number
  /** The routes that offer in-store assistance; left out unless that is set up. */
  assistedRoutes?: readonly string[]
  assets: PageAssets
  shell: Shell
  /** The page's route, and its loader's result or error. */
  route: string
  answer: PageAnswer | { error: { statusCode: number; message: string } }
}

export const bootElementId = 'boot'

/** An error in the shape of the router's `isRouteErrorResponse`, the same on server and browser. */
export const routeError = ({ statusCode, message }: { statusCode: number; message: string }) => ({
  status: statusCode,
  statusText: message,
  data: message,
  internal: false,
})
