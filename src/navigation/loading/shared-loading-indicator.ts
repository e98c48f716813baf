import { settings } from '#/platform/config/settings.ts'
import { createLoadingIndicator } from './loading-indicator.ts'

/** The page's one indicator: navigation runs it, and anything slow may. */
export const loadingIndicator = createLoadingIndicator(settings.loadingBar)
