import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer } from 'vite'
import type { InlineConfig } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverOnly } from './vite-server-only.ts'

let shop = ''

beforeEach(async () => {
  shop = await realpath(await mkdtemp(join(tmpdir(), 'calder graph ')))
  await write({
    'entry-client.ts': "import { title } from './cart.page.ts'\ndocument.title = title\n",
    'cart.page.ts': "export const title = 'Cart'\n",
    'cart.server.ts':
      "import { readFileSync } from 'node:fs'\nexport type Cart = string\nexport const secret = readFileSync('key', 'utf8')\n",
    'cart.api.ts': "export const api = 'api'\n",
  })
})

afterEach(() => rm(shop, { recursive: true }))

async function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(shop, path)), { recursive: true })
    await writeFile(join(shop, path), text)
  }
}

const config = (): InlineConfig => ({
  root: shop,
  configFile: false,
  logLevel: 'silent',
  plugins: [serverOnly()],
})

const buildFor = (ssr: boolean) =>
  build({
    ...config(),
    build: { write: false, ssr, rolldownOptions: { input: join(shop, 'entry-client.ts') } },
  })

test('a page that takes only the type of server code is built', async () => {
  await write({
    'cart.page.ts':
      "import type { Cart } from './cart.server.ts'\nexport const title: Cart = 'Cart'\n",
  })
  await expect(buildFor(false)).resolves.toBeDefined()
})

test.each([
  ['a static import', "export { secret as title } from './cart.server.ts'", 'cart.server.ts'],
  ['a lazy import', "export const title = await import('./cart.api.ts')", 'cart.api.ts'],
  ['the text of a file', "export { default as title } from './cart.server.ts?raw'", 'cart.server'],
  ['an import for nothing', "import './cart.server.ts'\nexport const title = 1", 'cart.server.ts'],
  ['a Node module', "export { sep as title } from 'node:path'", 'node:path'],
  ['a Node module by its old name', "export { sep as title } from 'path'", 'path'],
])('%s fails the build and the chain of imports is named', async (_, page, reached) => {
  await write({ 'cart.page.ts': `${page}\n` })
  await expect(buildFor(false)).rejects.toThrow(
    `Server code must not reach the browser:\n  entry-client.ts\n  → cart.page.ts\n  → ${reached}`,
  )
})

test('a package that leans on Node fails the build too', async () => {
  await write({
    'node_modules/deep/package.json': '{ "name": "deep", "type": "module", "main": "deep.js" }',
    'node_modules/deep/deep.js': "export { sep } from 'node:path'\n",
    'cart.page.ts': "export { sep as title } from 'deep'\n",
  })
  await expect(buildFor(false)).rejects.toThrow('deep.js\n  → node:path')
})

test('a package that says what the browser gets instead is built', async () => {
  await write({
    'node_modules/deep/package.json':
      '{ "name": "deep", "type": "module", "main": "deep.js", "browser": { "path": false } }',
    'node_modules/deep/deep.js': "import path from 'path'\nexport const sep = path.sep\n",
    'cart.page.ts': "export { sep as title } from 'deep'\n",
  })
  await expect(buildFor(false)).resolves.toBeDefined()
})

test('the server bundle may hold server code', async () => {
  await write({ 'cart.page.ts': "export { secret as title } from './cart.server.ts'\n" })
  await expect(buildFor(true)).resolves.toBeDefined()
})

test('in development the page is refused as well, and the server still gets it', async () => {
  await write({ 'cart.page.ts': "export { secret as title } from './cart.server.ts'\n" })
  const server = await createServer({
    ...config(),
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const { client, ssr } = server.environments
  await expect(client.transformRequest('/cart.page.ts')).rejects.toThrow('→ cart.server.ts')
  await expect(ssr.transformRequest('/cart.page.ts')).resolves.not.toBeNull()
  await server.close()
})
