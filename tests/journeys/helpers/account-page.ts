import type { Page } from '@playwright/test'

/** Texts that several journeys through an account read. */
export const accountWords = {
  en: {
    password: 'Password',
    welcome: 'Welcome back',
    logout: 'Log out',
    menu: 'Your account',
    account: 'Ada’s account',
    cart: /^Your cart$/,
  },
  de: {
    password: 'Passwort',
    welcome: 'Schön, dass du da bist',
    logout: 'Abmelden',
    menu: 'Dein Konto',
    account: 'Konto von Ada',
    cart: /^Dein Warenkorb$/,
  },
} as const

export const main = (page: Page) => page.getByRole('main')

/** The account's navigation is a list at the side, or unfolds on the phone. */
async function openMenu(page: Page, menu: string) {
  const nav = page.getByRole('navigation', { name: menu })
  const isFolded = await nav.locator('summary').isVisible()
  if (isFolded) await nav.locator('summary').click()
  return nav
}

export async function goTo(page: Page, menu: string, name: string) {
  const nav = await openMenu(page, menu)
  await nav.getByRole('link', { name, exact: true }).locator('visible=true').click()
}

export async function logsOut(page: Page, { menu, logout }: { menu: string; logout: string }) {
  const nav = await openMenu(page, menu)
  await nav.getByRole('button', { name: logout }).locator('visible=true').click()
}

export async function fillAndSend(page: Page, fields: Record<string, string>, button: string) {
  for (const [label, value] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(value)
  await main(page).getByRole('button', { name: button, exact: true }).click()
}
