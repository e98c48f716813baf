import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrub } from '#/platform/observe/scrub.ts'
import { faultReport, reportLimits } from './fault-report.ts'

test.each([
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
  ['no cart for ada@riders.example', 'no cart for [e-mail]'],
  ['/login/?email=ada%40riders.example', '/login/'],
  ['/order/k3J9sLq0Zx8Vn2Bw7Tt5/ failed', '/order/[token]/ failed'],
  ['card 4111111111111111 refused', 'card [number] refused'],
  [
    'at add (https://shop.example/assets/cart-Ab12Cd34.js:12:345)',
    'at add (https://shop.example/assets/cart-Ab12Cd34.js:12:345)',
  ],
  [
    'at x (https://shop.example/assets/configurator.page-Ab12Cd34.js?v=1:2:3)',
    'at x (https://shop.example/assets/configurator.page-Ab12Cd34.js:2:3)',
  ],
  // A built file is one line, so its columns are long numbers, by which the source is found.
  [
    'at add (https://shop.example/assets/cart-Ab12Cd34.js:1:123456)',
    'at add (https://shop.example/assets/cart-Ab12Cd34.js:1:123456)',
  ],
  [
    "Failed to construct 'Uint8Array' in useSyncExternalStore",
    "Failed to construct 'Uint8Array' in useSyncExternalStore",
  ],
  ['Minified React error #418', 'Minified React error #418'],
  ['forEach@[native code]', 'forEach@[native code]'],
  [
    'add@https://shop.example/assets/cart-Ab12Cd34.js:12:345',
    'add@https://shop.example/assets/cart-Ab12Cd34.js:12:345',
  ],
  ['/set-password/#secret next', '/set-password/ next'],
  ['no cart for ada@müller.de', 'no cart for [e-mail]'],
  ['no cart for ada%2540riders.example', 'no cart for [e-mail]'],
  [String.raw`no cart for ada\u0040riders.example`, 'no cart for [e-mail]'],
  ['no cart for ada&#64;riders.example', 'no cart for [e-mail]'],
  ['no cart for "ada l"@riders.example', 'no cart for [e-mail]'],
  ['no cart for ada @ riders.example', 'no cart for [e-mail]'],
  ['card 4111 1111 1111 1111 refused', 'card [number] refused'],
  ['card 4111-1111-1111-1111 refused', 'card [number] refused'],
  ['card 3782 822463 10005 refused', 'card [number] refused'],
  ['phone +44 7700 900 123 refused', 'phone [number] refused'],
  ['build 7K4M-9QX2', 'build [code]'],
  ['/build/7k4m-9qx2/ failed', '/build/[code]/ failed'],
  ['/build/abcd-efgh/ failed', '/build/[code]/ failed'],
  ['code 7k4m9qx2', 'code [code]'],
  ['/continue/aBcDeFgHiJkLmNoPqRsTuV', '/continue/[token]'],
  ['{"customer_token":"abcdefghijklm"}', '{"customer_token":[secret]"}'],
  ['Bearer abcdefghijkl', 'Bearer [secret]'],
  ['password=hunter', 'password=[secret]'],
  ['/search/?q=Ada:Lovelace failed', '/search/ failed'],
  ['from 198.51.100.77', 'from [ip]'],
  ['account GB29 NWBK 6016 1331 9268 19 refused', 'account [number] refused'],
  ['account de89370400440532013000 refused', 'account [number] refused'],
  ['no rate for HX1 1QG', 'no rate for [postcode]'],
  ['no rate for EC1A 1BB.', 'no rate for [postcode].'],
  ['a G1 frame in size M1', 'a G1 frame in size M1'],
  ['from 2001:db8::beef:1', 'from [ip]'],
])('“%s” is reported as “%s”', (text, shown) => {
  expect(scrub(text)).toBe(shown)
})

test('no e-mail address survives, wherever it stands', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      expect(scrub(`${before} ${email} ${after}`)).not.toContain(email)
    }),
  )
})

test('a report is short, whatever was thrown', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ maxLength: 90, minLength: 40 }), (thrown, part) => {
      const text = part.repeat(100)
      for (const each of [thrown, Object.assign(new Error(text), { stack: text + text })]) {
        const report = faultReport('error', each)
        expect(report?.message.length ?? 0).toBeLessThanOrEqual(reportLimits.message)
        expect(report?.stack.length ?? 0).toBeLessThanOrEqual(reportLimits.stack)
      }
    }),
  )
})

test.each([
  ['that cannot be turned into text', { toString: 1, valueOf: null }],
  ['without a prototype', Object.create(null)],
  ['that is a symbol', Symbol('x')],
  ['whose message is a number', Object.assign(new Error('x'), { message: 1, stack: 2 })],
])('something %s is reported too', (_what, thrown: unknown) => {
  expect(faultReport('rejection', thrown)).not.toBeNull()
})

test('the message is not repeated in the stack', () => {
  const error = new TypeError('cart is not a function')
  expect(faultReport('rejection', error)).toMatchObject({
    kind: 'rejection',
    message: 'TypeError: cart is not a function',
  })
  expect(faultReport('error', error)?.stack).not.toContain('cart is not a function')
})

test('the frames of Firefox and Safari, which do not repeat the message, are all reported', () => {
  const stack =
    'add@https://shop.example/assets/cart-Ab12Cd34.js:1:345\nopen@https://shop.example/assets/cart-Ab12Cd34.js:1:67'
  const error = Object.assign(new TypeError('cart is not a function'), { stack })
  expect(faultReport('error', error)?.stack).toBe(stack)
})

test('a page that the browser renders otherwise than the server has a kind of its own', () => {
  const error = new Error('Minified React error #418; visit the docs')
  expect(faultReport('error', error)).toMatchObject({ kind: 'hydration' })
  expect(faultReport('rejection', error)).toMatchObject({ kind: 'rejection' })
})

test.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
  '“%s” is nothing that the shop could mend',
  (message) => {
    expect(faultReport('error', new Error(message))).toBeNull()
  },
)

test.each([
  'a',
  '1',
  '-',
  'a1',
  'x%4',
  'a.',
  '?',
  '\u00e9',
  '@ ',
  '1 ',
  '1.',
  'a::',
  '?:1',
  'token=',
  'de89 ',
  'ab1 ',
])('a long text of “%s” takes no longer than its length suggests', (part) => {
  // With a pattern that looks back without a bound this would take minutes.
  expect(scrub(part.repeat(100_000)).length).toBeLessThanOrEqual(part.length * 100_000)
})
