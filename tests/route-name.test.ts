import { expect, test } from 'vitest'
import { routeName } from '../src/route-name.ts'

test.each([
  ['/', 200, '/'],
  ['/bikes/road/', 200, '*'],
  ['/bikes/road/_payload.json', 200, '* _payload.json'],
  ['/my-account/orders/100042/', 200, '/my-account/orders/:orderNumber'],
  ['/assets/entry-abc.js', 200, '/assets/*'],
  ['/img/w_640/a.svg', 404, '/img/*'],
  ['/nuxt/api/cart/add-item', 422, '/nuxt/api/cart/add-item'],
  ['/nuxt/api/anything/a/stranger/invents', 404, '/nuxt/api/*'],
  ['/robots.txt', 200, '/robots.txt'],
  ['/wp-login.php', 404, '*'],
])('%s (%i) is counted as %s', (path, status, name) => {
  expect(routeName(path, status)).toBe(name)
})
