import { expect, test } from 'vitest'
import { testCtx } from '../../tests/helpers/context.ts'
import { absentDatabase } from '../../tests/helpers/database.ts'
import { findFinance } from './finance.server.ts'

test('where the loans cannot be read nothing is said about them, and no page fails', async () => {
  expect(await findFinance(testCtx(absentDatabase))).toBeNull()
})
