import type { Page } from '@playwright/test'
import demo from '../../../demo/finance/finance.json' with { type: 'json' }
import { lenderCalculation } from '#/finance/calculator/lender-calculation.ts'

/** The lender's script as the shop's settings name it; see `playwright.config.ts`. */
const scriptUrl = 'https://lender.example/4711/c1f9/calculator.js'

const products = Object.fromEntries(
  demo.products.map(({ id, months, apr }) => [id, { months, apr }]),
)

const good = `window.V12 = {
  calculateFromProductCode: (code, price, deposit) =>
    (${lenderCalculation.toString()})(${JSON.stringify(products)}[code], price, deposit),
}`

/** A stand-in for the lender's script that works, fails, never answers or gives wrong figures. */
export async function lenderIs(page: Page, kind: 'good' | 'failing' | 'hanging' | 'lying') {
  const requests: string[] = []
  await page.route(scriptUrl, async (route) => {
    requests.push(route.request().url())
    if (kind === 'failing') return route.abort()
    if (kind === 'hanging') return
    const body = kind === 'good' ? good : good.replace('[code], price', '[code], price + 1')
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return requests
}
