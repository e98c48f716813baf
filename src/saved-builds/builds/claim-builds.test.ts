import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customer, goodPassword, newEmail, visitor } from '../../../tests/helpers/customers-shop.ts'
import { save, savedBuildShop, withWheels } from '../../../tests/builds/saved-build-shop.ts'
import { dayMs, hourMs } from '#/platform/config/durations.ts'
import { deleteOldBuilds } from './saved-builds.store.server.ts'

const shop = await savedBuildShop()
const { db } = shop

async function account() {
  const email = newEmail()
  const names = { firstName: 'Ada', lastName: 'Rider' }
  await visitor(shop).call('auth/register', { ...names, email, password: goodPassword })
  return { email, password: goodPassword }
}

test('a guest who saves and then logs in finds the build in the account', async () => {
  const credentials = await account()
  const guest = visitor(shop)
  const { code } = await save(guest, withWheels, { name: 'Sunday bike' })
  await guest.call('auth/login', credentials)
  const { answer } = await guest.call('saved-builds/list')
  expect(answer['builds']).toMatchObject([{ code, name: 'Sunday bike' }])
  expect(await shop.rowOf(code)).toMatchObject({ guestHash: null, deleteAt: null })
  expect(guest.jar.has('guest_builds')).toBe(false)
})

test('the same build in the account stays one, and the guest’s link still works', async () => {
  const credentials = await account()
  const ada = visitor(shop)
  await ada.call('auth/login', credentials)
  const own = await save(ada)
  const guest = visitor(shop)
  const guests = await save(guest)
  const login = await guest.call('auth/login', credentials)
  expect(login.status).toBe(200)
  const { answer } = await guest.call('saved-builds/list')
  expect(answer['builds']).toMatchObject([{ code: own.code }])
  const opened = await visitor(shop).call(`configurator/saved?code=${guests.code}`)
  expect(opened.status).toBe(200)
})

test('two logins at once claim a build once', async () => {
  const credentials = await account()
  const guest = visitor(shop)
  const { code } = await save(guest)
  const again = visitor(shop)
  for (const [name, value] of guest.jar) again.jar.set(name, value)
  const logins = await Promise.all(
    [guest, again].map((each) => each.call('auth/login', credentials)),
  )
  expect(logins.map(({ status }) => status)).toEqual([200, 200])
  const { answer } = await guest.call('saved-builds/list')
  expect(answer['builds']).toMatchObject([{ code }])
})

test('a stranger’s key, or knowing the code, puts nothing into an account', async () => {
  const { code } = await save(visitor(shop))
  const eve = visitor(shop)
  eve.jar.set('guest_builds', 'a'.repeat(32))
  await eve.call('auth/login', await account())
  const { answer } = await eve.call('saved-builds/list')
  expect(answer['builds']).toEqual([])
  expect((await shop.rowOf(code))?.customerId).toBeNull()
})

test('the export of an account lists its builds, and erasing the account deletes them', async () => {
  const ada = await customer(shop)
  const { code } = await save(ada, withWheels, { name: 'Sunday bike' })
  const exported = await ada.call('account/export')
  expect(exported.text).toContain('Sunday bike')
  expect(exported.text).not.toMatch(/fingerprint|guestHash/)
  await ada.call('account/erase', { password: goodPassword })
  expect(await shop.rowOf(code)).toBeUndefined()
})

test('a guest’s build is deleted 180 days after it was last opened, a customer’s is not', async () => {
  const guest = visitor(shop)
  const [opened, forgotten] = [await save(guest), await save(guest, { size: 'S' })]
  const own = await save(await customer(shop))
  const row = await shop.rowOf(opened.code)
  const end = row?.deleteAt?.getTime() ?? 0
  await deleteOldBuilds(db, new Date(end - 1000))
  expect(await shop.rowOf(forgotten.code)).toBeDefined()
  await deleteOldBuilds(db, new Date(end + dayMs))
  expect(await shop.rowOf(forgotten.code)).toBeUndefined()
  expect(await shop.rowOf(own.code)).toBeDefined()
})

test('a deleted build is gone for good after an hour', async () => {
  const ada = await customer(shop)
  const { code } = await save(ada)
  await ada.call('saved-builds/delete', { code })
  const deletedAt = (await shop.rowOf(code))?.deletedAt?.getTime() ?? 0
  // The rule does not wait for the job.
  const setDeleted = (ago: number) =>
    db.execute(sql`update saved_builds
      set deleted_at = now() - ${ago} * interval '1 second' where code = ${code.replace('-', '')}`)
  await setDeleted(3_601)
  expect((await ada.call('saved-builds/restore', { code })).status).toBe(404)
  await setDeleted(3_500)
  expect((await ada.call('saved-builds/restore', { code })).status).toBe(200)
  await db.execute(sql`update saved_builds set deleted_at = ${new Date(deletedAt).toISOString()}
    where code = ${code.replace('-', '')}`)
  await deleteOldBuilds(db, new Date(deletedAt + hourMs - 1000))
  expect(await shop.rowOf(code)).toBeDefined()
  await deleteOldBuilds(db, new Date(deletedAt + hourMs + 1000))
  expect(await shop.rowOf(code)).toBeUndefined()
  expect((await ada.call('saved-builds/restore', { code })).status).toBe(404)
})
