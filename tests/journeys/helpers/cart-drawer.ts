import type { Page } from '@playwright/test'

/** The drawer of the cart, in either language. */
export const drawerOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(?:Your cart|Dein Warenkorb)$/ })
