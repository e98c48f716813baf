import { expect, test } from 'vitest'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { haveSameMenu, openRows } from './country-menus.ts'
import { type MenuFile, menuRows } from '#/storefront/header/menu-tree.ts'

const text = (name: string) => ({ en: name, de: name })
const link = (url: string) => ({ title: text(url), url })
const file: MenuFile = [
  { ...link('/road/'), columns: [[link('/aero/')], [link('/e-road/')], [link('/sale/')]] },
  { ...link('/e-bikes/'), columns: [[link('/locks/')]] },
]
const rows = menuRows(file)
const without = (...urls: string[]) => openRows(rows, ({ url }) => !urls.includes(url ?? ''))

test('removes a closed entry and the column it leaves empty', () => {
  expect(without('/e-road/').map(({ url, column }) => [url, column])).toEqual([
    ['/road/', null],
    ['/aero/', 0],
    ['/sale/', 1],
    ['/e-bikes/', null],
    ['/locks/', 0],
  ])
})

test('removes the heading of a column that is left empty', () => {
  const links = [link('/e-road/')]
  const headed = menuRows([
    {
      ...link('/road/'),
      all: text('All road bikes'),
      columns: [
        { title: text('Electric'), links },
        { title: text('Style'), links: [link('/aero/')] },
      ],
    },
  ])
  const open = openRows(headed, ({ url }) => url !== '/e-road/')
  expect(open.map(({ title, column }) => [title.en, column])).toEqual([
    ['/road/', null],
    ['All road bikes', null],
    ['Style', 0],
    ['/aero/', 0],
  ])
})

test('removes the children of a closed entry', () => {
  expect(without('/e-bikes/').map(({ url }) => url)).toEqual([
    '/road/',
    '/aero/',
    '/e-road/',
    '/sale/',
  ])
})

test('keeps an entry whose children are all closed', () => {
  expect(without('/locks/').at(-1)?.url).toBe('/e-bikes/')
})

const at = (pence: number, special: number | null = null, pieces = 1) =>
  anEntry({
    offers: [
      anOffer({
        pieces,
        prices: [
          {
            country: null,
            currency: 'GBP',
            price: pence,
            special: special === null ? null : { price: special, from: null, to: null, since: day },
          },
        ],
      }),
    ],
  })
const day = new Date('2026-11-16T00:00:00Z')

test('an order or a new price does not change the menu', () => {
  expect(haveSameMenu([at(200)], [at(200, null, 0)])).toBe(true)
  expect(haveSameMenu([at(200)], [at(300)])).toBe(true)
})

test('a reduction or a change of what is sold where may change the menu', () => {
  expect(haveSameMenu([at(200)], [at(200, 150)])).toBe(false)
  expect(haveSameMenu([at(200, 150)], [at(200, 200)])).toBe(false)
  expect(haveSameMenu([at(200)], [])).toBe(false)
  expect(haveSameMenu([at(200)], [{ ...at(200), notSoldTo: ['us'] }])).toBe(false)
})
