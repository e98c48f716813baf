import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkGeometry } from './geometry-check.ts'
import { modelRecord } from '#/catalogue/import/import-model.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'

const [size] = v.parse(modelRecord, sampleModel).sizes
if (!size) throw new Error('the sample has no sizes')
const printing = (wheelbase: number) =>
  checkGeometry({ ...size, printed: { wheelbase } }, { size: '700c', tyreWidth: 45 })

test('accepts a rounded wheelbase', () => {
  expect(printing(1033)).toEqual([])
})

test('warns about a difference of four millimetres', () => {
  expect(printing(1035.5)).toMatchObject([{ size: 'S', verdict: 'warn' }])
})

test('refuses a difference of thirteen millimetres', () => {
  expect(printing(1045)).toMatchObject([
    {
      verdict: 'refuse',
      reason: 'size S prints a wheelbase of 1045 mm, but its angles and lengths give 1031 mm',
    },
  ])
})
