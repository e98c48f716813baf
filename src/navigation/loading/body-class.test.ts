import { expect, test } from 'vitest'
import { createHeldClass } from './body-class.ts'

function aBody() {
  const classes = new Set<string>()
  const list = {
    add: (name: string) => void classes.add(name),
    remove: (name: string) => void classes.delete(name),
  }
  return { classes, hold: createHeldClass('menu-open', () => list) }
}

test('an open menu sets the class and closing it removes it', () => {
  const { classes, hold } = aBody()
  const close = hold()
  expect([...classes]).toEqual(['menu-open'])
  close()
  expect([...classes]).toEqual([])
})

test('keeps the class while the mobile menu is open after the cart closes', () => {
  const { classes, hold } = aBody()
  const closeCart = hold()
  const closeMenu = hold()
  closeCart()
  expect(classes.has('menu-open')).toBe(true)
  closeMenu()
  expect(classes.has('menu-open')).toBe(false)
})

test('closing the same menu twice does not release the other', () => {
  const { classes, hold } = aBody()
  const closeCart = hold()
  hold()
  closeCart()
  closeCart()
  expect(classes.has('menu-open')).toBe(true)
})
