import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No finding of axe's, WCAG 2.2 AA and best practices alike, on the page as it stands now. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // The shop has no frames, so the checks need no page of their own to be gathered in.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(findings).toEqual([])
}
