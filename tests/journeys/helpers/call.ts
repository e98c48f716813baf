import { expect, type Page } from '@playwright/test'

/** A change as the page itself would make it, without waiting for anything to be drawn. */
export async function call(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/nuxt/api/${path}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data,
  })
  expect(answer.ok(), path).toBe(true)
}
