import { expect, type Page, test } from '../helpers/journey.ts'
import { aSlowLine, livesIn, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const bike = '/keld-ti-grx-820/build-v2/'
const undo = (page: Page) =>
  page.locator('[data-change-message]').getByRole('button', { name: 'Undo' })

/** Opens the wheels, of which those for smaller tyres bring along other tyres. */
async function openWheels(page: Page) {
  await openAlive(page, `${bike}?size=M`)
  await page.locator('#step-wheelset > summary').click()
  await page
    .locator('#step-wheelset')
    .getByText(/^Show \d+ more$/)
    .click()
  return page.getByRole('group', { name: 'Wheels' })
}

test('an option that brings other parts along leads to the news and the way back', async ({
  page,
}) => {
  const wheels = await openWheels(page)
  const small = wheels.locator('label').filter({ has: page.locator('[value="WHL-650-G25"]') })
  await expect(small).toContainText('We would also change the tyres')
  await small.click()
  await expect(page).toHaveURL(/wheelset=WHL-650-G25/)
  await expect(page.locator('[data-change-message]')).toContainText('Also changed – Tyres')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/wheelset=/)
})

test('two presses in two steps both count, however fast the second follows', async ({ page }) => {
  await openAlive(page, `${bike}?size=M`)
  const steps = ['saddle', 'pedals']
  for (const step of steps) await page.locator(`#step-${step} > summary`).click()
  // The cards of the second step still describe the build before the first press.
  await page.evaluate((names) => {
    for (const name of names)
      document
        .querySelector<HTMLInputElement>(
          `#step-${name} input[name="${name}"]:enabled:not(:checked)`,
        )
        ?.click()
  }, steps)
  await expect(page).toHaveURL(/saddle=/)
  await expect(page).toHaveURL(/pedals=/)
})

test('after some presses the stage shows the picture that their link opens with', async ({
  page,
}) => {
  await openAlive(page, `${bike}?size=M`)
  const layers = () =>
    page
      .locator('main svg > g:has([id^="build-"]) > g')
      .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))
  const before = await layers()
  for (const step of ['wheelset', 'saddle', 'pedals']) {
    await page.locator(`#step-${step} > summary`).click()
    const option = page.locator(`#step-${step} input[name="${step}"]:enabled:not(:checked)`).first()
    await option.evaluate((input: HTMLInputElement) => input.click())
    await expect(page).toHaveURL(new RegExp(`${step}=`))
  }
  const pressed = await layers()
  expect(pressed).not.toEqual(before)
  await page.reload()
  expect(await layers()).toEqual(pressed)
})

test('a bike that is added right after a press has what was pressed', async ({ page }) => {
  await openAlive(page, bike)
  await page.locator('#step-saddle > summary').click()
  const added = page.waitForRequest((request) => request.url().endsWith('/cart/add-bike'))
  // The price and the dates of the page follow only after this.
  const saddle = await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('#step-size input[value="M"]')?.click()
    const option = document.querySelector<HTMLInputElement>(
      '#step-saddle input[name="saddle"]:enabled:not(:checked)',
    )
    option?.click()
    document.querySelector<HTMLButtonElement>('[data-add] button')?.click()
    return option?.value ?? 'none'
  })
  const [line] = (await added).postDataJSON().cartItems
  expect(line.selected_options.map(atob).join(' ')).toContain(saddle)
  await expect(page).toHaveURL(/review/)
})

test('arrow keys go on through the options, whatever each brings along', async ({ page }) => {
  const wheels = await openWheels(page)
  const before = wheels.locator('[value="WHL-650-G25"]')
  await before.focus()
  await before.press('Space')
  await expect(undo(page)).toBeFocused()
  await before.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/wheelset=(?!WHL-650-G25)/)
  await expect(wheels.getByRole('radio', { checked: true }).first()).toBeFocused()
})

test('a colour that is pressed before its script has come is chosen once it is there', async ({
  page,
}) => {
  const line = aSlowLine()
  await page.route(/palette-chunk/, line.fetched)
  await page.goto(`${bike}?size=M`)
  // The size is the page's own, which is alive once the URL follows it.
  const size = page.locator('#step-size label').filter({ hasText: /^L/ })
  await expect(async () => {
    await size.click()
    await expect(page).toHaveURL(/size=L/, { timeout: 1000 })
  }).toPass()
  const moss = page.locator('#step-frameColour label').filter({ hasText: /^Moss$/ })
  await moss.click()
  await expect(page).not.toHaveURL(/frameColour=/)
  line.letGo()
  await expect(page).toHaveURL(/frameColour=/)
  await expect(moss.getByRole('radio')).toBeChecked()
})

test('the build that leaves soonest says which paint it took off', async ({ page }) => {
  await openAlive(page, `${bike}?size=M&frameColour=BBCOLOUR-OWN-AABBCC`)
  await page.getByText('Let us choose').filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Soonest' }).click()
  await expect(page).not.toHaveURL(/frameColour=/)
  await expect(page.locator('[data-change-message]')).toContainText(
    'Custom paint removed: Your own colour #AABBCC.',
  )
})

test('on a phone a part fills the stage, and the bar has three short lines', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await reads(context, 'de')
  await livesIn(context, 'de')
  await openAlive(page, `${bike}?size=M`)
  const widthOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.width ?? 0
  await page.locator('#step-wheelset > summary').click()
  await expect(page.getByRole('button', { name: 'Das ganze Rad' })).toBeVisible()
  expect(await widthOf('[data-stage] svg')).toBe(await widthOf('[data-stage]'))
  const bar = await page.locator('#build-total').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(82)
  expect(await overflowOf(page)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop works out the lightest build', async ({ page }) => {
    await page.goto(`${bike}?size=M`)
    await page.getByRole('button', { name: 'Lightest' }).click()
    await expect(page).toHaveURL(/size=M.*wheelset=/)
    await expect(page).not.toHaveURL(/preset|budget/)
  })

  test('any colour can be typed, and what is none comes back with a sentence', async ({ page }) => {
    await page.goto(`${bike}?size=M&frameColour=BBCOLOUR-OWN-AABBCC`)
    const field = page.getByLabel('Hex value').first()
    const update = page.getByRole('button', { name: 'Update price and picture' })
    await field.fill('red')
    await update.click()
    await expect(page.getByText(/^Enter six digits or letters/).first()).toBeVisible()
    await expect(field).toHaveValue('red')
    await field.fill('1f5eff')
    await update.click()
    await expect(page).toHaveURL(/frameColour=BBCOLOUR-OWN-1F5EFF/)
    await expect(field).toHaveValue('#1F5EFF')
  })
})
