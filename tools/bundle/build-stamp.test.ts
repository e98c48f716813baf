import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureBuilt } from './build-stamp.ts'

function aShop() {
  const root = mkdtempSync(join(tmpdir(), 'calder-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  mkdirSync(join(root, 'src/cart'), { recursive: true })
  mkdirSync(join(root, 'demo'))
  write('src/cart/cart.ts', 'one')
  let builds = 0
  const build = async () => void builds++
  return { root, write, ensure: () => ensureBuilt({ root, build }), builds: () => builds }
}

test('the shop is built once and not again while nothing changes', async () => {
  const shop = aShop()
  await shop.ensure()
  await shop.ensure()
  expect(shop.builds()).toBe(1)
})

test.each([
  ['is edited', (shop: ReturnType<typeof aShop>) => shop.write('src/cart/cart.ts', 'two')],
  ['is added', (shop: ReturnType<typeof aShop>) => shop.write('src/cart/coupon.ts', '')],
  [
    'is renamed',
    ({ root }: ReturnType<typeof aShop>) =>
      renameSync(join(root, 'src/cart/cart.ts'), join(root, 'src/cart/basket.ts')),
  ],
])('the shop is built again when a source %s', async (_, change) => {
  const shop = aShop()
  await shop.ensure()
  change(shop)
  await shop.ensure()
  expect(shop.builds()).toBe(2)
})

test('neither a test nor a demo price makes the shop build again', async () => {
  const shop = aShop()
  await shop.ensure()
  shop.write('src/cart/cart.test.ts', 'new')
  shop.write('demo/prices.json', '{}')
  await shop.ensure()
  expect(shop.builds()).toBe(1)
})

test('two starts at once build once', async () => {
  const shop = aShop()
  await Promise.all([shop.ensure(), shop.ensure()])
  expect(shop.builds()).toBe(1)
})

test('a build that failed is tried again', async () => {
  const shop = aShop()
  const broken = async () => Promise.reject(new Error('a bracket is missing'))
  await expect(ensureBuilt({ root: shop.root, build: broken })).rejects.toThrow('a bracket')
  await shop.ensure()
  expect(shop.builds()).toBe(1)
})

test('an edit during a build is built the next time', async () => {
  const shop = aShop()
  const build = async () => shop.write('src/cart/cart.ts', 'edited meanwhile')
  await ensureBuilt({ root: shop.root, build })
  await shop.ensure()
  expect(shop.builds()).toBe(1)
})
