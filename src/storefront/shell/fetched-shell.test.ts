import { expect, test } from 'vitest'
import { createFetchedShell } from './fetched-shell.client.ts'
import { toMenuAnswer, toMessagesAnswer } from '#/storefront/header/header.contract.ts'
import { type MenuFile, menuLinks, menuRows } from '#/storefront/header/menu-tree.ts'
import type { SiteMessage } from '#/storefront/messages/site-message.ts'

const text = (en: string) => ({ en, de: en })
const file: MenuFile = [
  {
    title: text('Bikes'),
    url: '/bikes/',
    picture: 'scene/hill.svg',
    all: text('All bikes'),
    columns: [
      [{ title: text('Sale'), url: '/sale/' }],
      {
        title: text('Riding style'),
        links: [{ title: text('Road'), url: '/bikes/road/', badge: text('New') }],
      },
    ],
  },
]
const menu = menuLinks(menuRows(file), 'en')
const message: SiteMessage = {
  id: 3,
  title: text('Open on Monday'),
  body: null,
  url: '/stores/',
  urlLabel: text('Where'),
  theme: 'plain',
  isDismissible: true,
}

/** The header endpoints, as the server responds. */
function header(isReached = true) {
  const calls: string[] = []
  const shell = createFetchedShell({
    menu: async () => {
      calls.push('main-menu')
      return isReached ? toMenuAnswer(menuRows(file), 'en') : {}
    },
    messages: async () => {
      calls.push('site-messages')
      return isReached ? toMessagesAnswer([message], 'en') : {}
    },
  })
  return { calls, shell }
}

test('fetches the menu and messages that the document lacks', async () => {
  const { shell } = header()
  await shell.fetchMissing({ menu: [], messages: null }, 'en')
  expect(shell.state()).toEqual({ menu, messages: [message] })
})

test('does not fetch what the document has', async () => {
  const { shell, calls } = header()
  await shell.fetchMissing({ menu, messages: null }, 'en')
  expect(calls).toEqual(['site-messages'])
  const other = header()
  await other.shell.fetchMissing({ menu, messages: [message] }, 'en')
  expect(other.calls).toEqual([])
})

test('a day without messages is no reason to ask for them', async () => {
  const { shell, calls } = header()
  await shell.fetchMissing({ menu, messages: [] }, 'en')
  expect(calls).toEqual([])
})

test('makes one request per language, however many components ask', async () => {
  const { shell, calls } = header()
  const empty = { menu: [], messages: [message] }
  await Promise.all([shell.fetchMissing(empty, 'en'), shell.fetchMissing(empty, 'en')])
  expect(calls).toEqual(['main-menu'])
  await shell.fetchMissing(empty, 'de')
  expect(calls).toEqual(['main-menu', 'main-menu'])
})

test('leaves menu and messages empty if the requests fail', async () => {
  const { shell, calls } = header(false)
  await shell.fetchMissing({ menu: [], messages: null }, 'en')
  expect(calls).toHaveLength(2)
  expect(shell.state()).toEqual({ menu: [], messages: [] })
})
