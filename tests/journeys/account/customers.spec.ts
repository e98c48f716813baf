import { expect, test } from '../helpers/journey.ts'
import { accountWords, fillAndSend, goTo, main } from '../helpers/account-page.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { comesFromHome, joins, password } from '../helpers/member.ts'
import { placeOrder } from '../helpers/order-once.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { openAlive, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    ...accountWords.en,
    addresses: 'Addresses',
    add: 'Add an address',
    street: 'House number and street',
    city: 'Town or city',
    postcode: 'Postcode',
    phone: 'Phone number',
    save: 'Save address',
    saved: 'Address saved.',
    removeAddress: 'Delete the address 1 Mill Lane',
    removed: 'Address deleted.',
    noAddress: /^No addresses saved yet/,
    order: /^Order [\dA-Z]{4}-[\dA-Z]{4}$/,
    again: 'Buy again',
    invoice: 'Print invoice',
    invoiceTitle: 'Invoice',
    data: 'My data',
    download: 'Download as a file',
    deleteOpen: 'Yes, delete it',
    deleteWord: /Type DELETE/,
    word: 'DELETE',
    deleteButton: 'Delete for good',
    deleted: /Your account is deleted/,
    newsletter: 'Newsletter',
    ask: 'Send me the newsletter',
    saveButton: 'Save',
    noted: 'Saved.',
    home: { city: 'Leeds', postcode: 'LS1 4AP', wrong: '10115' },
  },
  de: {
    ...accountWords.de,
    addresses: 'Adressen',
    add: 'Adresse hinzufügen',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    postcode: 'Postleitzahl',
    phone: 'Telefonnummer',
    save: 'Adresse speichern',
    saved: 'Adresse gespeichert.',
    removeAddress: 'Adresse 1 Mill Lane löschen',
    removed: 'Adresse gelöscht.',
    noAddress: /^Noch keine Adresse gespeichert/,
    order: /^Bestellung [\dA-Z]{4}-[\dA-Z]{4}$/,
    again: 'Noch einmal kaufen',
    invoice: 'Rechnung drucken',
    invoiceTitle: 'Rechnung',
    data: 'Meine Daten',
    download: 'Als Datei herunterladen',
    deleteOpen: 'Ja, löschen',
    deleteWord: /LÖSCHEN/,
    word: 'LÖSCHEN',
    deleteButton: 'Endgültig löschen',
    deleted: /Dein Konto ist gelöscht/,
    newsletter: 'Newsletter',
    ask: 'Newsletter abonnieren',
    saveButton: 'Speichern',
    noted: 'Gespeichert.',
    home: { city: 'Leeds', postcode: 'LS1 4AP', wrong: '10115' },
  },
} as const

test.beforeEach(({ context }) => comesFromHome(context))

inEachLanguage(words, (w) => {
  test('an address is saved, a wrong one is not, and the only one can be deleted', async ({
    page,
  }) => {
    await joins(page)
    await openAlive(page, '/my-account/profile/')
    await goTo(page, w.menu, w.addresses)
    await expectAccessible(page)
    await main(page).getByRole('link', { name: w.add }).click()
    await expect(main(page).getByLabel(w.street)).toBeVisible()
    await fillAndSend(
      page,
      {
        [w.street]: '1 Mill Lane',
        [w.city]: w.home.city,
        [w.postcode]: w.home.wrong,
        [w.phone]: '0113 496 0000',
      },
      w.save,
    )
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await fillAndSend(page, { [w.postcode]: w.home.postcode }, w.save)
    await expect(page.getByText(w.saved)).toBeVisible()
    await expect(main(page).getByText('1 Mill Lane')).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await main(page).getByRole('button', { name: w.removeAddress }).click()
    await expect(page.getByText(w.removed)).toBeVisible()
    await expect(main(page).getByText(w.noAddress)).toBeVisible()
    await expectAccessible(page)
  })

  test('an order is found, printed and ordered again', async ({ page }) => {
    await joins(page)
    await placeOrder(page, 'gb', ['HLM-CREST-M-INK'])
    await openAlive(page, '/my-account/orders/')
    await expectAccessible(page)
    await main(page).getByRole('heading', { level: 2 }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: w.order })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await main(page).getByRole('button', { name: w.again }).click()
    await expect(page.getByRole('dialog', { name: w.cart })).toBeVisible()
    await page.keyboard.press('Escape')
    await main(page).getByRole('link', { name: w.invoice }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.invoiceTitle })).toBeVisible()
    await expect(main(page).getByText(/INV-UK-\d+/)).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })

  test('a customer exports their data and deletes the account', async ({ page }) => {
    const email = await joins(page)
    await openAlive(page, '/my-account/builds/')
    await expectAccessible(page)
    await goTo(page, w.menu, w.newsletter)
    await main(page).getByLabel(w.ask).check()
    await main(page).getByRole('button', { name: w.saveButton, exact: true }).click()
    await expect(page.getByText(w.noted)).toBeVisible()
    await expectAccessible(page)
    await goTo(page, w.menu, w.data)
    await expect(main(page).getByText(email)).toBeVisible()
    const file = page.waitForEvent('download')
    await main(page).getByRole('link', { name: w.download }).click()
    expect((await file).suggestedFilename()).toBe('calder.json')
    await main(page).getByText(w.deleteOpen).click()
    await expectAccessible(page)
    await main(page).getByLabel(w.password, { exact: true }).fill(password)
    await main(page).getByLabel(w.deleteWord).fill(w.word)
    await main(page).getByRole('button', { name: w.deleteButton }).click()
    await expect(page.getByText(w.deleted)).toBeVisible()
    await expect(page.getByRole('link', { name: w.account })).toHaveCount(0)
    await page.goto('/my-account/profile/')
    await expect(page.getByRole('heading', { level: 1, name: w.welcome })).toBeVisible()
  })
})
