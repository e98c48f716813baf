import { expect, test } from '../helpers/journey.ts'
import { once } from '../helpers/visit.ts'

test(
  'what no window shows is laid out late, until the first interaction',
  once.onPhone,
  async ({ page }) => {
    await page.goto('/wold-sl-105/')
    const document = page.locator('html')
    await expect(document).toHaveAttribute('data-late')
    await page.goto('/bikes/')
    await expect(document).toHaveAttribute('data-late')
    // Only the height is an estimate: cards are as wide as the phone allows.
    const card = await page.getByRole('article').first().boundingBox()
    expect(card?.width).toBeLessThan(390)
    await page.mouse.wheel(0, 100)
    await expect(document).not.toHaveAttribute('data-late')
  },
)

test(
  'a reload and a link into the page need every height at once',
  once.onDesktop,
  async ({ page }) => {
    await page.goto('/wold-sl-105/#geometry')
    const document = page.locator('html')
    await expect(document).not.toHaveAttribute('data-late')
    await page.goto('/bikes/')
    await expect(document).toHaveAttribute('data-late')
    await page.reload()
    await expect(document).not.toHaveAttribute('data-late')
  },
)
