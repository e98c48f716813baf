import { expect, test } from 'vitest'
import { testCtx } from '../../tests/helpers/context.ts'
import { absentDatabase } from '../../tests/helpers/database.ts'
import { findFinance } from './finance.server.ts'

test('offers no finance when the loans cannot be read', async () => {
  expect(await findFinance(testCtx(absentDatabase))).toBeNull()
})
