import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../helpers/journey.ts'
import { backOffice } from '../helpers/back-office.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, openFooter, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    delivery: 'Delivery',
    contents: 'On this page',
    brand: 'Built in Halifax',
    end: 'See all bikes',
    bikes: 'Bikes',
    band: 'The dark half of the year',
    story: 'Read his story',
    preview: 'Preview of version 1.',
  },
  de: {
    delivery: 'Lieferung',
    contents: 'Auf dieser Seite',
    brand: 'In Halifax gebaut',
    end: 'Alle Räder ansehen',
    bikes: 'Räder',
    band: 'Die dunkle Hälfte des Jahres',
    story: 'Zur Geschichte',
    preview: 'Vorschau von Version 1.',
  },
} as const

/** A page of both languages, in the files of its writer. */
async function writtenPage(key: string) {
  const folder = await mkdtemp(join(tmpdir(), 'written-'))
  await mkdir(join(folder, key))
  const file = (name: string, text: string) => writeFile(join(folder, key, name), text)
  const head = (title: string) => `---\ntitle: ${title}\ndescription: x\n---\n\n`
  await file('page.yaml', `path: /${key}/\n`)
  await file('en.md', `${head('Winter service')}We oil your chain.\n`)
  await file('de.md', `${head('Winterservice')}Wir ölen deine Kette.\n`)
  return folder
}

inEachLanguage(words, (w, language) => {
  test('the footer links to delivery, where questions open', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/')
    const footer = await openFooter(page)
    await footer.getByRole('link', { name: w.delivery, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(w.delivery)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    expect(complaints).toEqual([])
  })

  test('the contents of a legal page link to its sections', async ({ page }) => {
    await openAlive(page, '/terms/')
    const contents = page.getByRole('navigation', { name: w.contents })
    const last = contents.getByRole('link').last()
    const title = await last.innerText()
    await last.click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })

  test('pages that begin with steps, products or forms can be read by everyone', async ({
    page,
  }) => {
    for (const path of ['/returns/', '/guarantee/', '/frame-care/', '/contact/', '/size-guide/']) {
      await openAlive(page, path)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    }
  })

  test('a page of the brand ends with a call to action', async ({ page }) => {
    const complaints = complaintsOf(page)
    for (const path of ['/home-v2/', '/rebrand-katy/', '/branding/made-in-halifax/']) {
      await openAlive(page, path)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    }
    await expect(page.getByRole('heading', { level: 1, name: w.brand })).toBeVisible()
    await page.getByRole('article').getByRole('link', { name: w.end }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.bikes })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('a band between the sections of home leads to a story', once.onDesktop, async ({ page }) => {
    await openAlive(page, '/')
    await expect(page.getByRole('heading', { level: 2, name: w.band })).toBeVisible()
    await page.getByRole('link', { name: w.story }).click()
    await expect(page).toHaveURL(/\/blog\/riding-to-work-in-winter-light\/$/)
  })

  test(
    'a written page is previewed, then published as it was previewed',
    once.onPhone,
    async ({ page }) => {
      // Each command of the back office starts a process of its own.
      test.slow()
      const key = `winter-service-${language}-${Date.now()}`
      await backOffice('content', 'import', await writtenPage(key))
      const printed = await backOffice('content', 'preview', key)
      const preview = /\/-\/preview\/[\w-]+\//.exec(printed)?.[0] ?? ''
      await page.goto(preview)
      await expect(page.getByText(w.preview)).toBeVisible()
      const previewed = await page.getByRole('article').innerHTML()
      expect((await page.goto(`/${key}/`))?.status()).toBe(404)

      await backOffice('content', 'publish', key)
      await expect(async () => {
        expect((await page.goto(`/${key}/`))?.status()).toBe(200)
      }).toPass()
      expect(await page.getByRole('article').innerHTML()).toBe(previewed)
      await expectAccessible(page)
    },
  )
})
