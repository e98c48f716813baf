import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, openAlive, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    stories: 'Stories from road and workshop',
    all: 'All stories',
    journal: 'Journal',
    topics: 'Topics',
    tag: 'winter',
    tagTitle: /^Stories about winter\b.*Journal/i,
  },
  de: {
    stories: 'Geschichten von Straße und Werkstatt',
    all: 'Alle Geschichten',
    journal: 'Magazin',
    topics: 'Themen',
    tag: 'Winter',
    tagTitle: /^Geschichten zum Thema Winter\b.*Magazin/,
  },
} as const

inEachLanguage(words, (w) => {
  test('a story opens from the home page, then the list of all, and Back leads home', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/')
    const newest = page.getByRole('region', { name: w.stories }).getByRole('heading', {
      level: 3,
    })
    const title = await newest.first().innerText()
    await newest.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    await page.getByRole('link', { name: w.all }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.journal)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    await page.goBack()
    await page.goBack()
    await expect(newest.first()).toHaveText(title)
    expect(complaints).toEqual([])
  })

  test('a tag lists its stories, and each of them has the tag', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/blog/')
    const topics = page.getByRole('region', { name: w.topics })
    await topics.getByRole('link', { name: w.tag, exact: true }).click()
    await expect(page).toHaveURL(/\/blog\/tag\/winter\/$/)
    await expect(page.getByRole('heading', { level: 1, name: w.tag })).toBeVisible()
    await expect(page).toHaveTitle(w.tagTitle)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    const stories = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    expect(await stories.count()).toBeGreaterThan(1)
    const title = await stories.first().innerText()
    await stories.first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const tag = page.getByRole('main').getByRole('link', { name: w.tag, exact: true })
    await tag.first().click()
    await expect(page).toHaveURL(/\/blog\/tag\/winter\/$/)
    expect(complaints).toEqual([])
  })
})
