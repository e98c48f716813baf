import { expect, test, vi } from 'vitest'
import { guardedSetter } from './guard-cookies.client.ts'

test('a cookie that the visitor does not agree to is not set, in whichever form it is given', async () => {
  const set = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const guarded = guardedSetter(set, (name) => name.startsWith('_ga'))
  await guarded('_ga', '1')
  await guarded({ name: '_ga_x' })
  expect(set).not.toHaveBeenCalled()
  await guarded('rider', '1')
  await guarded({ name: 'rider' })
  expect(set.mock.calls).toEqual([['rider', '1'], [{ name: 'rider' }]])
})
