import type { Page } from '@playwright/test'

/** Everything the Content-Security-Policy had to stop from now on, on whatever page. */
export async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (what: string) => void }
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}
