import { expect, test } from '../helpers/journey.ts'
import { aSlowLine, once, openAlive } from '../helpers/visit.ts'

test(
  'a form says each time what is wrong, and is sent once however often it is pressed',
  {
    ...once.onDesktop,
  },
  async ({ page }) => {
    await openAlive(page, '/contact-form/')
    const form = page.getByRole('main').locator('form')
    const send = form.getByRole('button', { name: 'Send message' })
    const summary = form.getByRole('alert')
    for (let time = 0; time < 2; time += 1) {
      await send.click()
      await expect(summary).toBeFocused()
      await form.getByLabel('Name', { exact: true }).focus()
    }

    await form.getByLabel('Name', { exact: true }).fill('Ada')
    await form.getByLabel('Email address').fill('ada@riders.example')
    await form.getByLabel('Your message').fill('Is the Wold in moss still to be had?')
    const line = aSlowLine()
    const sent: string[] = []
    await page.route('**/contact-form/**', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent.push(route.request().url())
      return line.fetched(route)
    })
    await send.click()
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    line.letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message')
    expect(sent).toHaveLength(1)
  },
)

test(
  'a reload loses nothing of a field that is being typed',
  { ...once.onPhone },
  async ({ page }) => {
    await openAlive(page, '/warranty-claim/')
    const text = page.getByRole('main').locator('form [name=description]')
    await text.pressSequentially('It creaks')
    // The field still has the focus.
    await page.reload()
    await expect(text).toHaveValue('It creaks')
  },
)
