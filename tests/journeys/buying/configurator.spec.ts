import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, openAlive, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    customise: 'Customise',
    title: 'Customise Keld Ti GRX',
    size: 'Size',
    wheels: 'Wheels',
    more: /^Show \d+ more$/,
    colours: 'Frame colour',
    undo: 'Undo',
    add: 'Add to cart',
    inCart: 'In your cart',
  },
  de: {
    customise: 'Konfigurieren',
    title: 'Keld Ti GRX konfigurieren',
    size: 'Größe',
    wheels: 'Laufräder',
    more: /^\d+ weitere zeigen$/,
    colours: 'Rahmenfarbe',
    undo: 'Rückgängig',
    add: 'In den Warenkorb',
    inCart: 'Im Warenkorb',
  },
} as const
/** Smaller than those on the bike, so that its tyres have to go. */
const wheels = /650b/

/** The bike itself; the stage turns it by a style of its own. */
const drawing = (page: Page) => page.locator('main svg[viewBox] > g').first()
const step = (page: Page, name: string) => page.locator('summary').filter({ hasText: name })

inEachLanguage(words, (labels) => {
  test('a bike is configured step by step and is in the cart as configured', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/keld-ti-grx-820/')
    await page.getByRole('link', { name: labels.customise }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: labels.title })).toBeVisible()
    await page.getByRole('group', { name: labels.size }).getByText('M', { exact: true }).click()
    await expect(page).toHaveURL(/size=M/)
    const before = await drawing(page).innerHTML()
    await step(page, labels.wheels).click()
    await expectAccessible(page, '#content')
    expect(await overflowOf(page)).toBe(0)
    await page.getByText(labels.more).first().click()
    await page.getByRole('radio', { name: wheels }).first().check({ force: true })
    await expect(page).toHaveURL(/wheelset=[^&]+&tyres=/)
    const wheeled = await drawing(page).innerHTML()
    expect(wheeled).not.toBe(before)
    await page.getByRole('group', { name: labels.colours }).locator('label').nth(2).click()
    await expect(page).toHaveURL(/frameColour=BBCOLOUR/)
    await expect(drawing(page)).not.toHaveJSProperty('innerHTML', wheeled)
    await page.getByRole('button', { name: labels.undo }).first().click()
    await expect(page).not.toHaveURL(/frameColour/)
    await openAlive(page, page.url())
    await expect(step(page, labels.wheels)).toContainText(wheels)
    await expect(drawing(page)).toHaveJSProperty('innerHTML', wheeled)
    await page.getByRole('button', { name: labels.add }).click()
    await expect(page).toHaveURL(/\/keld-ti-grx-820\/review\/\?bike=/)
    await expect(page.getByRole('main').getByText(labels.inCart, { exact: true })).toBeVisible()
    const named = page.getByRole('main').getByText(wheels).filter({ visible: true })
    await expect(named.first()).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('a part is chosen by keyboard alone, and keeps the focus', async ({ page }) => {
  await openAlive(page, '/keld-ti-grx-820/build-v2/?size=M')
  await step(page, 'Bar tape').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const group = page.getByRole('group', { name: 'Bar tape' })
  await expect(group.getByRole('radio', { checked: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/tape=TAP-/)
  await expect(group.getByRole('radio', { checked: true })).toBeFocused()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.press('Enter')
  await expect(page).not.toHaveURL(/tape=/)
  await expect(undo).toBeFocused()
})

test('the stage turns to the part that is being chosen, and back to the whole bike', async ({
  page,
}) => {
  await openAlive(page, '/keld-ti-grx-820/build-v2/?size=M')
  const whole = page.getByRole('button', { name: 'Whole bike' })
  await expect(whole).toBeHidden()
  await step(page, 'Saddle').click()
  await expect(drawing(page)).toHaveAttribute('style', /scale/)
  await whole.click()
  await expect(drawing(page)).not.toHaveAttribute('style', /scale/)
  await step(page, 'Bar tape').click()
  // The bar from a three-quarter view lies over the bike from its side.
  await expect(page.locator('main [id^="cockpit-"]').first()).toBeAttached()
  await page.getByRole('group', { name: 'Size' }).getByText('L', { exact: true }).click()
  await expect(whole).toBeHidden()
})

test('a frame is painted in a colour of the shopper’s own, by keyboard alone', async ({ page }) => {
  await openAlive(page, '/keld-ti-grx-820/build-v2/?size=M')
  const colours = page.getByRole('group', { name: 'Frame colour' }).first()
  await expect(colours.getByText('Welsh slate')).toBeVisible()
  await colours.getByRole('radio', { name: 'Your own colour' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/frameColour=BBCOLOUR-OWN-/)
  const mix = page.getByRole('group', { name: 'Frame colour: your own colour' })
  const hex = mix.getByRole('textbox', { name: 'Hex value' })
  await hex.fill('#1f5eff')
  await expect(page).toHaveURL(/frameColour=BBCOLOUR-OWN-1F5EFF/)
  await mix.getByRole('slider', { name: 'Lightness' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/frameColour=BBCOLOUR-OWN-000000/)
  await hex.fill('#12')
  await hex.blur()
  await expect(mix.getByText('Enter six digits')).toBeVisible()
  await expect(hex).toHaveValue('#12')
  const logos = page.getByRole('group', { name: 'Down tube logo' }).first()
  await logos.locator('label', { hasText: 'Ink' }).click()
  await expect(page.getByText('hard to read').first()).toBeVisible()
  await expectAccessible(page, '#content')
})

test('a part clicked before the scripts have loaded is chosen once they have', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/keld-ti-grx-820/build-v2/', { waitUntil: 'commit' })
  await page.getByRole('group', { name: 'Size' }).getByText('M', { exact: true }).click()
  await step(page, 'Bar tape').click()
  scripts.resolve()
  await expect(page).toHaveURL(/size=M/)
  const tapes = page.getByRole('group', { name: 'Bar tape' })
  await expect(tapes.getByRole('radio', { checked: true })).toBeAttached()
})
