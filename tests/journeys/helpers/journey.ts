import { expect, test as base } from '@playwright/test'

export { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test'

/** React's numbers for a page whose HTML was not what the browser rendered (https://react.dev/errors/418). */
const isHydrationError = /Minified React error #(?:418|419|421|422|423|425);/

/** A journey, which also fails where a page of the visitor was rendered again for not matching its HTML. */
export const test = base.extend<{ hydration: void }>({
  hydration: [
    async ({ context }, run) => {
      const errors: string[] = []
      context.on('weberror', (problem) => {
        const { message } = problem.error()
        if (isHydrationError.test(message)) errors.push(`${problem.page()?.url()}: ${message}`)
      })
      await run()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
