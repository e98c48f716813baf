import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { expect, vi } from 'vitest'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { savedBuilds } from '#/db/tables/saved-builds.server.ts'
import type { buildAnswer, savedAnswer } from '#/saved-builds/api/saved-builds.contract.ts'
import { buildShop, wheelFile, wheelOptions } from '../helpers/build-shop.ts'
import { type Browser, behindProxy } from '../helpers/customers-shop.ts'

type Saved = InferOutput<typeof savedAnswer>['build']
type Opened = InferOutput<typeof buildAnswer>['build']

export const slug = 'moor-ti-rival'
/** A wheelset that is not on the bike as shown. */
export const withWheels = { size: 'M', wheelset: 'WHL-C40' }

/** The sample shop, with what a visitor does with saved builds. */
export async function savedBuildShop() {
  const shop = await buildShop(behindProxy)
  const { db } = shop.database
  return {
    ...shop,
    db,
    rows: () => db.select().from(savedBuilds).orderBy(savedBuilds.id),
    rowOf: async (code: string) => {
      const stored = code.replace('-', '')
      const [row] = await db.select().from(savedBuilds).where(eq(savedBuilds.code, stored))
      return row
    },
    /** Changes one wheelset, and waits until the shop offers it or not. */
    setWheels: async (sku: string, changes: object, { country = 'gb', isOffered = true } = {}) => {
      const options = wheelOptions.map((each) =>
        each.sku === sku ? { ...each, ...changes } : each,
      )
      await importCatalogue(db, [wheelFile(options)], new Date())
      await vi.waitFor(async () => {
        const { sections } = await shop.data(slug, { country })
        const all = sections.flatMap((section) => section.options.map((option) => option.sku))
        expect(all.includes(sku)).toBe(isOffered)
      })
    },
  }
}

export const saveAnswer = (
  person: Pick<Browser, 'call'>,
  choices: Record<string, string> = withWheels,
  more: object = {},
) => person.call('configurator/save', { bike: slug, choices, ...more })

/** Saves a build and returns what the shop answers about it. */
export async function save(...request: Parameters<typeof saveAnswer>): Promise<Saved> {
  const { answer, status } = await saveAnswer(...request)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer['build'] as Saved
}

export async function open(person: Pick<Browser, 'call'>, code: string): Promise<Opened> {
  const { answer, status } = await person.call(`configurator/saved?code=${code}`)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer['build'] as Opened
}
