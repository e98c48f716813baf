import { settings } from '#/platform/config/settings.ts'
import { createToastStore } from './toast-store.ts'

/** The toasts of this page; `Toasts` renders them. */
export const toasts = createToastStore(settings.messageClearMs)

/** Shows a short message: `done` by default; `failed` stays until it is dismissed. */
export const showToast = toasts.show
