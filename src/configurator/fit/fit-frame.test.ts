import { expect, test } from 'vitest'
import type { ElectricRecord } from '#/catalogue/import/import-model.ts'
import { frameOf } from './fit-frame.ts'

test('takes frame, discipline and motor from a bike', () => {
  const model = {
    slug: 'moor-ti',
    discipline: 'gravel',
    frame: { material: 'titanium', shape: 'gravel' },
  } as const
  const facts = { maxRing: 48 }
  const bike = { facts, electric: null }
  const frame = { facts, model: 'moor-ti', discipline: 'gravel', material: 'titanium' }
  expect(frameOf(model, bike)).toEqual({ ...frame, motor: null })
  const electric = { system: 'Mahle X20', motor: 'hub' } as ElectricRecord
  expect(frameOf(model, { facts, electric })).toEqual({ ...frame, motor: 'Mahle X20' })
})
