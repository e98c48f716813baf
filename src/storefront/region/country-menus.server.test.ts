import { expect, test } from 'vitest'
import { testCtx } from '../../../tests/helpers/context.ts'
import { absentDatabase, testDatabase } from '../../../tests/helpers/database.ts'
import { loadCountryMenus } from './country-menus.server.ts'
import { importMenu } from '#/storefront/header/header.server.ts'

const { db } = await testDatabase()
const title = { en: 'Stores', de: 'Läden' }
await importMenu(db, [{ title, url: '/stores/', columns: [] }])

test('serves yesterday’s menu if the database is down when a new day begins', async () => {
  const evening = testCtx(db, { now: new Date('2026-11-16T23:59:00Z') })
  const morning = { ...evening, now: new Date('2026-11-17T00:01:00Z') }
  const menus = await loadCountryMenus(evening)
  expect(menus.rowsFor('gb')).toMatchObject([{ url: '/stores/' }])
  expect(await loadCountryMenus({ ...morning, db: absentDatabase })).toBe(menus)
  expect(await loadCountryMenus(morning)).not.toBe(menus)
})
