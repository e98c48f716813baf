import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const planted = {
  'src/checkout/checkout.ts': 'export const total = 1\n',
  'src/cart/cart.server.ts': 'export type Cart = string\nexport const loadCart = () => 1\n',
  'src/cart/static.ts': "import { total } from '#/checkout/checkout.ts'\nexport const a = total\n",
  'src/cart/again.ts': "export { total } from '#/checkout/checkout.ts'\n",
  'src/cart/all.ts': "export * from '#/checkout/checkout.ts'\n",
  'src/cart/lazy.ts': "export const later = () => import('#/checkout/checkout.ts')\n",
  'src/cart/hidden.ts': 'export const later = (name: string) => import(name)\n',
  'src/cart/typed.ts': "export type Total = typeof import('#/checkout/checkout.ts').total\n",
  'src/cart/cart-line.tsx':
    "import { loadCart } from './cart.server.ts'\nexport const b = loadCart()\n",
  'src/basket/basket.ts': 'export const lost = 1\n',
  'src/cart/quiet.tsx':
    'export const Quiet = () => <p suppressHydrationWarning>{Date.now()}</p>\nexport const loud = { suppressHydrationWarning: true }\n',
  'src/cart/default.ts': 'export default 1\n',
  'src/cart/cart-page.tsx':
    "import type { Cart } from './cart.server.ts'\nexport const Name = (props: { cart: Cart }) => <p>{props.cart}</p>\n",
}

type Finding = { code: string; filename: string; message: string }
let shop = ''
let findings: Finding[] = []

// A copy of the guard with the project's own configuration, over a shop full of offences.
beforeAll(async () => {
  shop = await mkdtemp(join(tmpdir(), 'calder lint '))
  const guard = ['.oxlintrc.json', 'package.json', 'tsconfig.json']
  const tools = ['tools/lint/oxlint-layers.ts', 'tools/lint/layers.ts', 'tools/lint/layer-table.ts']
  await mkdir(join(shop, 'tools/lint'), { recursive: true })
  await Promise.all([...guard, ...tools].map((path) => cp(join(root, path), join(shop, path))))
  await symlink(join(root, 'node_modules'), join(shop, 'node_modules'), 'junction')
  for (const [path, text] of Object.entries(planted)) {
    await mkdir(dirname(join(shop, path)), { recursive: true })
    await writeFile(join(shop, path), text)
  }
  findings = await lint(shop)
}, 60_000)

afterAll(() => rm(shop, { recursive: true }))

async function lint(folder: string, ...paths: string[]): Promise<Finding[]> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: folder, maxBuffer: 2 ** 24 }
    // It exits with 1 when it finds something, which this test expects.
    execFile(process.execPath, [oxlint, '-f', 'json', ...paths], options, (_, stdout) =>
      resolve(stdout),
    )
  })
  return JSON.parse(output).diagnostics
}

const offenders = (code: string) =>
  findings.filter((finding) => finding.code === code).map(({ filename }) => filename)

test('every way to import across the layers is seen', () => {
  expect(offenders('calder(layers)').toSorted()).toEqual([
    'src/basket/basket.ts',
    'src/cart/again.ts',
    'src/cart/all.ts',
    'src/cart/cart-line.tsx',
    'src/cart/hidden.ts',
    'src/cart/lazy.ts',
    'src/cart/static.ts',
    'src/cart/typed.ts',
  ])
})

test('the message says what to do', () => {
  const fault = findings.find(({ filename }) => filename === 'src/cart/static.ts')
  expect(fault?.message).toContain('cart/ may not use checkout/, a later feature: move')
})

test('a mismatch of server and browser cannot be hushed up', () => {
  expect(offenders('calder(no-hydration-suppression)')).toEqual([
    'src/cart/quiet.tsx',
    'src/cart/quiet.tsx',
  ])
})

test('default exports and barrels are refused', () => {
  expect(offenders('import(no-default-export)')).toContain('src/cart/default.ts')
  expect(offenders('oxc(no-barrel-file)')).toContain('src/cart/all.ts')
})

test('the guard sees the same from a folder below', async () => {
  const below = await lint(join(shop, 'src/cart'), 'static.ts')
  expect(below.map(({ code }) => code)).toContain('calder(layers)')
})
