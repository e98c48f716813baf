import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { once, openAlive, overflowOf } from '../helpers/visit.ts'

const bike = '/wold-sl-105-di2/'
const both = '/compare/?bikes=wold-sl-105-di2,keld-ti-grx-di2'
const words = {
  en: {
    tick: 'Add to compare',
    compare: 'Compare 2 bikes',
    compareTitle: 'Compare bikes',
    differences: 'Differences only',
    lightest: 'Lightest',
    frame: 'Frame',
    pedals: 'Pedals',
    add: 'Add to cart',
    choose: 'Choose a size',
  },
  de: {
    tick: 'Zum Vergleich hinzufügen',
    compare: '2 Räder vergleichen',
    compareTitle: 'Räder vergleichen',
    differences: 'Nur Unterschiede',
    lightest: 'Am leichtesten',
    frame: 'Rahmen',
    pedals: 'Pedale',
    add: 'In den Warenkorb',
    choose: 'Größe wählen',
  },
} as const

const rowHeader = (page: Page, name: string) =>
  page.getByRole('rowheader', { name: new RegExp(`^${name}( \\(|$)`) })

inEachLanguage(words, (labels) => {
  test('two ticked bikes are compared, and the URL names them', async ({ page }) => {
    await openAlive(page, bike)
    await page.getByLabel(labels.tick).check()
    await openAlive(page, '/keld-ti-grx-di2/')
    await page.getByLabel(labels.tick).check()
    await page.getByRole('link', { name: labels.compare }).click()
    await expect(page.getByRole('heading', { level: 1, name: labels.compareTitle })).toBeVisible()
    const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    await expect(heads).toHaveText([/Wold\sSL/, /Keld\sTi/])
    // A size counts even if it is chosen before any script has run.
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('combobox', { name: /Wold SL 105 Di2$/ }).selectOption('XL')
    await expect(page).toHaveURL(/bikes=wold-sl-105-di2~XL,keld-ti-grx-di2/)
    await expect(page.getByRole('cell', { name: '616 mm' })).toBeVisible()
    await expect(heads).toHaveText([/Wold\sSL/, /Keld\sTi/])
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page, '#content')
  })

  test(
    'what is the same is hidden until the shopper asks for it',
    once.onDesktop,
    async ({ page }) => {
      await openAlive(page, both)
      const row = (name: string) => page.getByRole('row').filter({ has: rowHeader(page, name) })
      await expect(row(labels.frame)).toHaveCount(1)
      await expect(row(labels.pedals)).toHaveCount(0)
      await expect(page.getByText(labels.lightest)).toHaveCount(1)
      await page.getByLabel(labels.differences).uncheck()
      await expect(row(labels.pedals)).toHaveCount(1)
      await expectAccessible(page, '#content')
    },
  )

  test('the names of four bikes stay in view, and nothing is cut off', async ({ page }) => {
    await openAlive(page, `${both},causey-al-e-105,snicket-e-cues`)
    const names = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    await expect(names).toHaveCount(4)
    await page.getByRole('row').last().scrollIntoViewIfNeeded()
    for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 })
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page, '#content')
  })

  test(
    'a bike is bought from the comparison once its size is chosen',
    once.onPhone,
    async ({ page }) => {
      await openAlive(page, both)
      const choose = page.getByRole('main').getByRole('button', { name: labels.choose })
      await expect(choose).toHaveCount(2)
      await choose.first().click()
      const size = page.getByRole('combobox', { name: /Wold SL 105 Di2$/ })
      await expect(size).toBeFocused()
      await size.selectOption('M')
      await expect(page).toHaveURL(/wold-sl-105-di2~M/)
      await page.getByRole('main').getByRole('button', { name: labels.add }).click()
      await expect(page).toHaveURL(/\/wold-sl-105-di2\/review\//)
    },
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('bikes are compared by a plain form', async ({ page }) => {
    await page.goto(bike)
    await page.getByRole('link', { name: 'Compare with others' }).click()
    await page.getByLabel('Add a bike').selectOption('keld-ti-grx-di2')
    await page.getByRole('button', { name: 'Compare' }).click()
    const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    await expect(heads).toHaveText([/Wold\sSL/, /Keld\sTi/])
    await expect(page.getByRole('rowheader', { name: /^Pedals/ })).toHaveCount(0)
    await page.getByLabel('Differences only').uncheck()
    await expect(page.getByRole('rowheader', { name: /^Pedals/ })).toHaveCount(1)
    await page.getByRole('combobox', { name: /Wold SL 105 Di2$/ }).selectOption('M')
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page).toHaveURL(/\/wold-sl-105-di2\/review\//)
  })
})
