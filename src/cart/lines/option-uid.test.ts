import { expect, test } from 'vitest'
import { optionUid, parseOptionUid } from './option-uid.ts'

const uid = (text: string) => btoa(text)

test.each([
  ['a part', 'bundle/7/WHL-A25/1', { sectionId: 7, sku: 'WHL-A25' }],
  ['a negative section', 'bundle/-1/CRK-172.5/1', { sectionId: -1, sku: 'CRK-172.5' }],
  ['two pieces', 'bundle/7/WHL-A25/2', null],
  ['three pieces', 'bundle/7/WHL-A25/3', null],
  ['ninety-nine pieces', 'bundle/7/WHL-A25/99', null],
  ['eleven pieces', 'bundle/7/WHL-A25/11', null],
  ['no piece', 'bundle/7/WHL-A25/0', null],
  ['a negative quantity', 'bundle/7/WHL-A25/-1', null],
  ['a quantity with a leading zero', 'bundle/7/WHL-A25/01', null],
  ['a fractional quantity', 'bundle/7/WHL-A25/1.5', null],
  ['a quantity with a line break', 'bundle/7/WHL-A25/1\n', null],
  ['no quantity', 'bundle/7/WHL-A25', null],
  ['no section', 'bundle//WHL-A25/1', null],
  ['a section of seven digits', 'bundle/1234567/WHL-A25/1', null],
  ['no SKU', 'bundle/7//1', null],
  ['a SKU of 65 characters', `bundle/7/${'A'.repeat(65)}/1`, null],
  ['a prefix', 'xbundle/7/WHL-A25/1', null],
])('parses %s exactly or not at all', (_what, text, option) => {
  expect(parseOptionUid(uid(text))).toEqual(option)
})

test('rejects text that is not base64', () => {
  expect(parseOptionUid('%%%')).toBeNull()
})

test('parses the uid that it creates for an option', () => {
  const option = { sectionId: 58, sku: 'BBCOLOUR-FOG' }
  expect(parseOptionUid(optionUid(option))).toEqual(option)
  expect(atob(optionUid(option))).toBe('bundle/58/BBCOLOUR-FOG/1')
})
