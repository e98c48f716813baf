import type { Page } from '@playwright/test'
import type { Language } from './visit.ts'

/** Texts that several journeys through a listing read. */
export const listingWords = {
  en: {
    filter: /^Filter/,
    sheet: 'Filter',
    show: /^Show \d+ bikes?$/,
    more: /^Show 12 more$/,
    results: 'Results',
  },
  de: {
    filter: /^Filtern/,
    sheet: 'Filtern',
    show: /^\d+ (?:Rad|Räder) zeigen$/,
    more: /^12 weitere/,
    results: 'Ergebnisse',
  },
} as const

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** A listing as its visitor finds it in this language. */
export function listingIn(language: Language) {
  const w = listingWords[language]
  const results = (page: Page) => page.getByRole('region', { name: w.results })
  const cards = (page: Page) => results(page).getByRole('article')
  const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
  const count = async (page: Page) =>
    Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10)

  /** The filters as this visitor finds them: beside the list, or in the sheet of a phone. */
  async function openFilters(page: Page) {
    if (!isPhone(page)) return page.getByRole('region', { name: w.sheet })
    await page.getByRole('button', { name: w.filter }).click()
    return page.getByRole('dialog', { name: w.sheet })
  }

  async function closeFilters(page: Page) {
    if (isPhone(page)) await page.getByRole('button', { name: w.show }).click()
  }

  return { cards, names, count, openFilters, closeFilters }
}
