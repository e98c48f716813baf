import { settings } from '#/platform/config/settings.ts'
import { createToastStore } from './toast-store.ts'

/** What the page has to say in passing; `Toasts` shows it. */
export const toasts = createToastStore(settings.messageClearMs)

/** Says something in passing: done by default, `failed` where it needs to be read. */
export const showToast = toasts.show
