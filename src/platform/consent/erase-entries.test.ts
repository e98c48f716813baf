import { expect, test } from 'vitest'
import { optionalCategories } from './browser-entries.ts'
import { eraseAllBut, eraseEntries } from './erase-entries.ts'

function aStore(...names: string[]) {
  const held = new Set(names)
  return { held, keys: () => [...held], removeItem: (name: string) => void held.delete(name) }
}

const aBrowser = () => ({
  local: aStore('recently_viewed', 'rider', 'of_another_script'),
  session: aStore('compare', 'draft:order'),
  cookies: aStore('cart_id', 'awc', 'consent', 'recently_viewed'),
})

test('only the entries of the category are erased, and only where the shop keeps them', () => {
  const browser = aBrowser()
  eraseEntries(['preferences'], browser)
  expect([...browser.local.held]).toEqual(['rider', 'of_another_script'])
  expect([...browser.cookies.held]).toEqual(['cart_id', 'awc', 'consent', 'recently_viewed'])
})

test('rejecting everything leaves what is necessary', () => {
  const browser = aBrowser()
  eraseEntries(optionalCategories, browser)
  expect([...browser.session.held]).toEqual(['compare', 'draft:order'])
  expect([...browser.cookies.held]).toEqual(['cart_id', 'consent', 'recently_viewed'])
})

test('a shared screen keeps what it is told to keep and what is not the shop’s, and nothing else', () => {
  const browser = aBrowser()
  eraseAllBut(['consent'], browser)
  expect([...browser.local.held]).toEqual(['of_another_script'])
  expect([...browser.session.held]).toEqual([])
  expect([...browser.cookies.held]).toEqual(['consent', 'recently_viewed'])
})
