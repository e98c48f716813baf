import { settings } from '#/platform/config/settings.ts'
import { createLoadingIndicator } from './loading-indicator.ts'

/** The page's one indicator, run by navigation and by any other slow action. */
export const loadingIndicator = createLoadingIndicator(settings.loadingBar)
