import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runLoad } from '#/app/cli/load-command.server.ts'
import demo from '../../demo/finance/finance.json' with { type: 'json' }
import priceRules from '../../demo/pricing/price-rules.json' with { type: 'json' }
import { demoDatabase } from '../helpers/demo-database.ts'

const { db } = await demoDatabase()
const folder = await mkdtemp(join(tmpdir(), 'load-'))
afterAll(() => rm(folder, { recursive: true }))

const file = async (content: string) => {
  const path = join(folder, 'file.json')
  await writeFile(path, content)
  return path
}
const load = (...args: string[]) => runLoad({ db, args, print: () => {}, ask: async () => true })

const terms = async () => {
  const { rows } = await db.execute('select example_price from finance_terms')
  return rows
}

test('a file replaces what was loaded before', async () => {
  await load('finance', await file(JSON.stringify(demo)))
  expect(await terms()).toEqual([{ example_price: 249_900 }])
  const example = { ...demo.example, price: 3000 }
  await load('finance', await file(JSON.stringify({ ...demo, example })))
  expect(await terms()).toEqual([{ example_price: 300_000 }])
})

test('a file with a mistake is reported with its position and changes nothing', async () => {
  const before = await terms()
  const [first, ...others] = demo.products
  const wrong = { ...demo, products: [{ ...first, months: 'twelve' }, ...others] }
  await expect(load('finance', await file(JSON.stringify(wrong)))).rejects.toThrow(
    'Nothing was changed: products.0.months: must be a number, not "twelve"',
  )
  await expect(load('finance', await file('{"products":'))).rejects.toThrow('file.json is not JSON')
  await expect(load('finance', join(folder, 'none.json'))).rejects.toThrow(
    'no such file or directory',
  )
  expect(await terms()).toEqual(before)
})

test('a menu whose heading has one language is refused by the name of the field', async () => {
  const both = { en: 'Bikes', de: 'Räder' }
  const menu = [{ title: both, url: '/bikes/', columns: [{ title: 'Bikes', links: [] }] }]
  await expect(load('menu', await file(JSON.stringify(menu)))).rejects.toThrow(
    'Nothing was changed: 0.columns.0.title: must be one text for each language',
  )
})

test('two messages with the same number are refused with an explanation', async () => {
  const title = { en: 'Closed', de: 'Geschlossen' }
  const message = { id: 1, title, theme: 'plain', isDismissible: true }
  await expect(load('messages', await file(JSON.stringify([message, message])))).rejects.toThrow(
    'two messages have the same id',
  )
})

test('the price rule of a country with a shipping rate cannot be left out', async () => {
  const { de: _, ...others } = priceRules
  await expect(load('price-rules', await file(JSON.stringify(others)))).rejects.toThrow(
    'Nothing was changed: There is a shipping rate but no price rule for Germany (EUR)',
  )
  await load('price-rules', await file(JSON.stringify(priceRules)))
})

test('stories are loaded from a folder', async () => {
  await load('stories', 'demo/stories')
  const { rows } = await db.execute('select count(*)::int as loaded from stories')
  expect(rows).toEqual([{ loaded: 15 }])
})

test('a story missing from the folder is unpublished, and that is reported', async () => {
  const fewer = join(folder, 'fewer')
  await cp('demo/stories', fewer, { recursive: true })
  await rm(join(fewer, 'how-we-measure-a-fit.json'))
  const said: string[] = []
  await runLoad({ db, args: ['stories', fewer, '--yes'], print: (line) => said.push(line) })
  expect(said.at(-1)).toBe('No longer published: how-we-measure-a-fit.')
  const { rows } = await db.execute('select slug from stories where published_at is null')
  expect(rows).toEqual([{ slug: 'how-we-measure-a-fit' }])
})

test('a mistake in a story is reported with its name, and nothing is added', async () => {
  const stories = join(folder, 'stories')
  await expect(load('stories', stories)).rejects.toThrow('no such file or directory')
  await mkdir(stories)
  for (const list of ['categories.json', 'tags.json', 'authors.json'])
    await writeFile(join(stories, list), await readFile(`demo/stories/${list}`))
  await writeFile(join(stories, 'wrong.json'), JSON.stringify({ texts: {} }))
  await expect(load('stories', stories)).rejects.toThrow(
    /Nothing was changed: wrong\.json: \w+: is missing/,
  )
})

test.each([[], ['finance'], ['weather', 'file.json'], ['toString', 'file.json']])(
  'explains what can be loaded for the arguments %o',
  async (...words) => {
    await expect(load(...words)).rejects.toThrow('Usage: load finance | globals | menu')
  },
)
