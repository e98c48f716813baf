import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { call } from './call.ts'

/** Long, and nobody's first guess. */
export const password = 'gravel before breakfast'
export const newEmail = () => `ada-${randomUUID()}@example.com`

/** Gives the visitor a network of their own, because the shop limits the accounts that one network opens. */
export const comesFromHome = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  })

/** Opens an account and logs in, as quickly as can be: what follows is about what comes after. */
export async function joins(page: Page): Promise<string> {
  const email = newEmail()
  await call(page, 'auth/register', { firstName: 'Ada', lastName: 'Holm', email, password })
  await call(page, 'auth/login', { email, password })
  return email
}
