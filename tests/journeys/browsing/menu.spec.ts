import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { aSlowLine, complaintsOf, once, openAlive, reads } from '../helpers/visit.ts'

test.describe('on a wide window', () => {
  test('a panel opens under the pointer, with headed columns and a bike', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Gravel', exact: true }).hover()
    await expect(menu.getByRole('link', { name: 'All gravel bikes' })).toBeVisible()
    await expect(menu.getByRole('list', { name: 'Frame material' })).toContainText('Titanium')
    const bike = menu.getByRole('article')
    await expect(bike.getByRole('link', { name: 'Keld Ti Rival XPLR' })).toBeVisible()
    await expect(bike).toContainText(/£[\d,]+/)
    await expect(bike.getByRole('link', { name: 'delivery' })).toBeVisible()
    await expectAccessible(page, 'header')
    await menu.getByRole('link', { name: 'Titanium', exact: true }).click()
    await expect(page).toHaveURL('/bikes/gravel/titanium/')
    await expect(menu.getByRole('link', { name: 'All gravel bikes' })).toBeHidden()
    expect(complaints).toEqual([])
  })

  test('a panel is opened, walked through and left by keyboard', async ({ page, context }) => {
    await reads(context, 'de')
    await openAlive(page, '/')
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    const button = menu.getByRole('button', { name: 'Rennrad, Untermenü öffnen' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link', { name: 'Alle Rennräder' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Alle Rennräder' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Endurance' })).toBeFocused()
    const last = menu.getByRole('article').getByRole('link').last()
    await last.focus()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Gravel', exact: true })).toBeFocused()
    // The open panel is another entry's.
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Gravel', exact: true })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('link', { name: 'Gravel', exact: true })).toBeFocused()
  })

  test('a panel dims the page and does not move it, and its material leads to bikes of it', async ({
    page,
  }) => {
    await openAlive(page, '/')
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Road', exact: true }).hover()
    await expect(menu.getByRole('link', { name: 'All road bikes' })).toBeVisible()
    const panel = page.locator('[data-menu-panel]')
    const shadow = await panel.evaluate((element) => getComputedStyle(element).boxShadow)
    expect(shadow).toContain('rgba(15, 18, 22, 0.48)')
    expect(await title.boundingBox()).toEqual(before)
    await menu.getByRole('link', { name: 'Carbon', exact: true }).click()
    await expect(page).toHaveURL('/bikes/road/carbon/')
    await expect(title).toHaveText('Carbon road bikes')
    const names = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading')
      .allInnerTexts()
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !/^(Wold|Helmwind) SL\b/.test(name))).toEqual([])
  })

  test('Escape closes a panel opened by pointing, and Back does not reopen it', async ({
    page,
  }) => {
    await openAlive(page, '/')
    const road = page.getByRole('link', { name: 'Road', exact: true }).first()
    const all = page.getByRole('link', { name: 'All road bikes' })
    await road.hover()
    await expect(all).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await page.mouse.move(600, 700)
    await road.hover()
    await all.click()
    await expect(page).toHaveURL('/bikes/road/')
    await page.mouse.move(600, 700)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Built to the millimetre' }),
    ).toBeVisible()
    await expect(all).toBeHidden()
  })

  test('the focus stays in a panel when its picture arrives later', async ({ page }) => {
    const { letGo, fetched } = aSlowLine()
    await page.route(/\/__nuxt_island\//, fetched)
    await openAlive(page, '/')
    const button = page.getByRole('button', { name: 'Road, open submenu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
      name: 'Endurance',
    })
    await expect(link).toBeFocused()
    letGo()
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('article'),
    ).toBeVisible()
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a click on the arrow leaves a panel open that pointing opened', async ({ page }) => {
    await openAlive(page, '/')
    const button = page.getByRole('button', { name: 'Road, open submenu' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(page.getByRole('link', { name: 'All road bikes' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test.describe('that is touched', () => {
    test.use({ hasTouch: true })

    test('a tap on the arrow opens a panel, and another closes it', async ({ page }) => {
      await openAlive(page, '/')
      const button = page.getByRole('button', { name: 'Road, open submenu' })
      await button.tap()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('link', { name: 'All road bikes' })).toBeVisible()
      await button.tap()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(page).toHaveURL('/')
      await button.tap()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.touchscreen.tap(700, 12)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  })
})

test('a message that was closed stays closed, also on the phone and before any script', async ({
  page,
}) => {
  await openAlive(page, '/')
  const news = page.getByRole('region', { name: 'News from the shop' })
  const bench = news.getByText('we start it that day')
  await expect(bench).toBeHidden()
  await news.getByRole('button', { name: 'Next message' }).click()
  await expect(bench).toBeVisible()
  await news.getByRole('button', { name: 'Close' }).click()
  await expect(bench).toBeHidden()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(news.getByText('Built in Halifax')).toBeVisible()
  await expect(bench).toBeHidden()
  await expect(news.getByRole('button', { name: 'Next message' })).toBeHidden()
})

test('contact is one tap away and covers nothing', async ({ page, isMobile }) => {
  await openAlive(page, '/')
  const hand = page.getByRole('button', { name: 'Need a hand?' })
  if (isMobile) await hand.scrollIntoViewIfNeeded()
  else {
    await expect(hand).toBeHidden()
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2))
    await expect(hand).toBeVisible()
    const left = await hand.evaluate((button) => button.getBoundingClientRect().left)
    const right = await page.evaluate(
      () => document.querySelector('main .shell')?.getBoundingClientRect().right ?? Infinity,
    )
    expect(left).toBeGreaterThanOrEqual(right)
  }
  await hand.click()
  const panel = page.getByRole('region', { name: 'Need a hand?' })
  await expect(panel.getByRole('link', { name: /^Call us on/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the menu leads to the search, and a search closes both',
    once.onPhone,
    async ({ page, context }) => {
      await reads(context, 'en')
      await openAlive(page, '/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: 'Search the shop' })
        .click()
      const search = page.getByRole('dialog', { name: 'Search' })
      const box = search.getByRole('combobox').or(search.getByRole('searchbox'))
      await expect(box).toBeFocused()
      await box.fill('helmet')
      await box.press('Enter')
      await expect(page).toHaveURL('/search/?q=helmet')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('body')).not.toHaveClass(/menu-open/)
    },
  )
})
