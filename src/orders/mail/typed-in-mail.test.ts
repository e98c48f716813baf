import { expect, test } from 'vitest'
import { anAddress, anOrderLine } from '#/orders/order/sample-order.ts'
import { addressInMail, lineInMail } from './typed-in-mail.ts'

const street = ['12 St James’s Square', 'Flat 3']

test('an ordinary address is formatted as on a label', () => {
  expect(addressInMail({ ...anAddress, street }, 'en')).toEqual([
    'Ada Byron',
    '12 St James’s Square',
    'Flat 3',
    'London',
    'SW1Y 4JH',
    'United Kingdom',
  ])
  expect(addressInMail(anAddress, 'de').at(-1)).toBe('Vereinigtes Königreich')
})

test('a company name is left out of mails', () => {
  const company = 'Your account is locked'
  expect(addressInMail({ ...anAddress, company }, 'en')).toEqual(addressInMail(anAddress, 'en'))
})

test.each([
  [{ firstName: 'Win at prize.example' }, 'Byron'],
  [{ lastName: 'Win at prize.example' }, 'Ada'],
  [{ firstName: 'Your account is locked' }, 'Byron'],
])('a name that could be an advertisement is left out', (name, left) => {
  expect(addressInMail({ ...anAddress, ...name }, 'en')[0]).toBe(left)
})

test('a label without a printable name begins with the street', () => {
  const spam = { firstName: 'https://prize.example', lastName: 'prize.example' }
  expect(addressInMail({ ...anAddress, ...spam }, 'en')[0]).toBe('12 St James’s Square')
})

test('a street line that could be a link is left out, and the others stay', () => {
  const lines = addressInMail({ ...anAddress, street: ['12 High Street', 'prize.example'] }, 'en')
  expect(lines.slice(0, 3)).toEqual(['Ada Byron', '12 High Street', 'London'])
})

test.each([
  ['Please call us about your account', false],
  ['Your account is locked call +44 900 1234', false],
  ['pay again at evil dot example', false],
  ['The Old Rectory Barn', true],
  ['Flat 3, The Old Mill, 12 Upper Mill Lane', true],
])('the line “%s” is repeated in a mail: %s', (line, isShown) => {
  expect(addressInMail({ ...anAddress, street: [line] }, 'en').includes(line)).toBe(isShown)
})

test('an engraving that could be a link is left out of the mail', () => {
  const line = { ...anOrderLine('bike', 1, { total: 1 }), entered: ['Ada', 'prize.example'] }
  expect(lineInMail(line)).toEqual({ ...line, entered: ['Ada'] })
})
