import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { comesFromHome, newEmail } from '../helpers/member.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { openAlive } from '../helpers/visit.ts'

const words = {
  en: {
    footerEmail: 'Email address',
    signUp: 'Subscribe',
    joined: 'Thank you for signing up.',
  },
  de: {
    footerEmail: 'E-Mail-Adresse',
    signUp: 'Abonnieren',
    joined: 'Danke für deine Anmeldung.',
  },
} as const

test.beforeEach(({ context }) => comesFromHome(context))

inEachLanguage(words, (w) => {
  test('the footer takes a sign-up', async ({ page }) => {
    await openAlive(page, '/delivery/')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel(w.footerEmail).fill(newEmail())
    await footer.getByRole('button', { name: w.signUp }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.joined })).toBeVisible()
    await expectAccessible(page)
  })
})
