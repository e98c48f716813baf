import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, openAlive, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    colour: 'Colour',
    builds: /^See all \d+ builds$/,
    buildsTable: 'Builds side by side',
    same: /parts are the same on every build$/,
    purpose: 'What the Wold',
  },
  de: {
    colour: 'Farbe',
    builds: /^Alle \d+ Varianten ansehen$/,
    buildsTable: 'Varianten im Vergleich',
    same: /Teile sind bei allen Varianten gleich$/,
    purpose: 'Wofür das Wold',
  },
} as const

inEachLanguage(words, (labels) => {
  test('a model says what it is for, then lists its builds, all or those of a colour', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/wold-sl/')
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).all()
    const titles = await Promise.all(headings.map((heading) => heading.innerText()))
    expect(titles[0]).toContain(labels.purpose)
    await page.getByRole('link', { name: labels.builds }).click()
    const builds = page.getByRole('region', { name: labels.buildsTable })
    await expect(builds).toBeInViewport()
    const same = page.locator('#builds summary')
    await expect(same).toHaveText(labels.same)
    await expect(page.locator('#builds dl')).toBeHidden()
    await same.click()
    await expect(page.locator('#builds dl')).toBeVisible()
    await expectAccessible(page, '#content')

    const columns = page.locator('#builds thead th')
    const all = await columns.count()
    await page.getByRole('radiogroup', { name: labels.colour }).getByRole('radio').nth(2).click()
    await expect(page).toHaveURL(/colour=lapwing/)
    await expect(columns).not.toHaveCount(all)
    expect(await overflowOf(page)).toBe(0)
    expect(complaints).toEqual([])
  })
})
