import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { accountWords, goTo, main } from '../helpers/account-page.ts'
import { comesFromHome, joins, newEmail, password } from '../helpers/member.ts'
import { call } from '../helpers/call.ts'
import { complaintsOf, languages, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    save: 'Save this build',
    saved: 'Your build is saved',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
    logIn: 'Log in to keep it in your account',
    builds: 'My builds',
    name: /^Name of the build/,
    saveName: 'Save name',
    named: 'The name is saved.',
    rename: /^Rename/,
    add: /^Add to cart/,
    delete: /^Delete/,
    deleted: 'The build is deleted, and its link no longer works.',
    undo: 'Undo',
    unknown: 'There is no build with this code',
    code: 'Code of the build',
    open: 'Open the build',
    inCart: 'In your cart',
    login: 'Log in',
    size: 'Size',
  },
  de: {
    save: 'Speichern',
    saved: 'Deine Konfiguration ist gespeichert',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert.',
    logIn: 'Anmelden und im Konto speichern',
    builds: 'Meine Konfigurationen',
    name: /^Name der Konfiguration/,
    saveName: 'Namen speichern',
    named: 'Der Name ist gespeichert.',
    rename: /^Umbenennen/,
    add: /^In den Warenkorb/,
    delete: /^Löschen/,
    deleted: 'Die Konfiguration ist gelöscht, ihr Link funktioniert nicht mehr.',
    undo: 'Rückgängig',
    unknown: 'Eine Konfiguration mit diesem Code gibt es nicht',
    code: 'Code der Konfiguration',
    open: 'Konfiguration öffnen',
    inCart: 'Im Warenkorb',
    login: 'Anmelden',
    size: 'Größe',
  },
} as const

const configurator = '/keld-ti-grx-820/build-v2/?size=M&tape=TAP-NAVY'
const codeShape = /^[\dA-Z]{4}-[\dA-Z]{4}$/
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Saves the build of the configurator and returns its code. */
async function saves(page: Page, { save, saved }: { save: string; saved: string }) {
  await openAlive(page, configurator)
  await page.getByRole('button', { name: save }).click()
  const dialog = page.getByRole('dialog', { name: saved })
  await expect(dialog).toBeVisible()
  const code = (await dialog.getByText(codeShape).textContent()) ?? ''
  return { dialog, code }
}

for (const language of languages) {
  const labels = words[language]
  const { menu } = accountWords[language]

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context }) => {
      await reads(context, language)
      await comesFromHome(context)
    })

    test('a guest saves a build, shares its link and finds it after logging in', async ({
      page,
      browser,
      context,
    }) => {
      const complaints = complaintsOf(page)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { dialog, code } = await saves(page, labels)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: labels.copyLink }).click()
      await expect(page.getByText(labels.linkCopied)).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toContain(`/build/${code.toLowerCase()}/`)

      const friend = await browser.newContext()
      await reads(friend, language)
      const opened = await friend.newPage()
      await openAlive(opened, new URL(link).pathname)
      await expect(heading(opened, 'Keld Ti GRX')).toBeVisible()
      await expect(main(opened).getByText(code).first()).toBeVisible()
      await expectAccessible(opened)
      expect(await overflowOf(opened)).toBe(0)
      await main(opened).getByRole('button', { name: labels.add }).click()
      await expect(main(opened).getByText(labels.inCart, { exact: true })).toBeVisible()
      await friend.close()

      const email = newEmail()
      await call(page, 'auth/register', { firstName: 'Ada', lastName: 'Holm', email, password })
      await dialog.getByRole('link', { name: labels.logIn }).click()
      await main(page)
        .getByLabel(/^E-?Mail/i)
        .fill(email)
      await main(page).getByLabel(accountWords[language].password, { exact: true }).fill(password)
      await main(page).getByRole('button', { name: labels.login, exact: true }).click()
      await expect(heading(page, labels.builds)).toBeVisible()
      await expect(main(page).getByText(code).first()).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('a customer names, opens, deletes and brings back a build', async ({ page }) => {
      await page.goto('/build/')
      await joins(page)
      const { dialog, code } = await saves(page, labels)
      await dialog.getByLabel(labels.name).fill('Sunday <b>bike</b>')
      await dialog.getByRole('button', { name: labels.saveName }).click()
      await expect(page.getByText(labels.named)).toBeVisible()
      await expectAccessible(page)
      await openAlive(page, '/my-account/profile/')
      await goTo(page, menu, labels.builds)
      await expect(heading(page, 'Sunday <b>bike</b>')).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      await main(page).getByText(labels.rename).click()
      await main(page).getByLabel(labels.name).fill('Monday bike')
      await main(page).getByRole('button', { name: labels.saveName }).click()
      await expect(main(page).getByText(labels.named)).toBeVisible()
      await main(page).getByRole('button', { name: labels.delete }).click()
      await expect(main(page).getByText(labels.deleted)).toBeVisible()
      await expect(heading(page, 'Monday bike')).toBeHidden()
      await expectAccessible(page)
      await main(page).getByRole('button', { name: labels.undo }).click()
      await expect(heading(page, 'Monday bike')).toBeVisible()
      await expect(main(page).getByText(code).first()).toBeVisible()
    })

    test(
      'a wrong code says so, and the right one opens the build',
      once.onPhone,
      async ({ page }) => {
        const { code } = await saves(page, labels)
        const answer = await page.request.get('/build/0000-0000/')
        expect(answer.status()).toBe(404)
        await openAlive(page, '/build/0000-0000/')
        await expect(heading(page, labels.unknown)).toBeVisible()
        await expectAccessible(page)
        const field = main(page).getByLabel(labels.code)
        await field.fill('7k4m')
        await main(page).getByRole('button', { name: labels.open }).click()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await field.fill(code.toLowerCase().replace('-', ' '))
        await main(page).getByRole('button', { name: labels.open }).click()
        await expect(heading(page, 'Keld Ti GRX')).toBeVisible()
      },
    )
  })
}

test('a saved build is quoted for cycle to work', async ({ page, context }) => {
  await comesFromHome(context)
  const { code } = await saves(page, words.en)
  await openAlive(page, `/build/${code.toLowerCase()}/`)
  await main(page).getByRole('link', { name: 'Cycle to work quote' }).click()
  await expect(heading(page, 'Cycle to work quote')).toBeVisible()
  const summary = main(page).getByRole('region', { name: 'Your quote' })
  await expect(summary).toContainText('Keld Ti GRX')
  await expect(summary).toContainText('navy')
  await main(page).getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL(/\/keld-ti-grx-820\/build-v2\/\?.*tape=TAP-NAVY/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a build is saved by form, with what is chosen on the page', async ({ page, context }) => {
    await comesFromHome(context)
    await page.goto('/keld-ti-grx-820/build-v2/?tape=TAP-NAVY')
    await page.getByRole('group', { name: 'Size' }).getByText('L', { exact: true }).click()
    await page.getByRole('button', { name: 'Save this build' }).click()
    await expect(heading(page, 'Save this build')).toBeVisible()
    await page.getByLabel(/^Name of the build/).fill('Paper plane')
    await main(page).getByRole('button', { name: 'Save this build' }).click()
    await expect(heading(page, 'Paper plane')).toBeVisible()
    await expect(main(page).getByText(codeShape)).toBeVisible()
    await expect(main(page).getByText('L', { exact: true })).toBeVisible()
    await main(page).getByRole('button', { name: 'Add to cart' }).click()
    await expect(main(page).getByText('In your cart', { exact: true })).toBeVisible()
  })
})
