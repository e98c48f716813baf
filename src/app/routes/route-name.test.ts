import { expect, test } from 'vitest'
import { routeName } from './route-name.ts'

test.each([
  ['/', '/'],
  ['/bikes/road/', '*'],
  ['/bikes/road/_payload.json', '* _payload.json'],
  ['/my-account/orders/100042/', '/my-account/orders/:orderNumber'],
  ['/assets/entry-abc.js', '/assets/*'],
  ['/img/w_640/a.svg', '/img/*'],
  ['/media/wheel-building.mp4', '/media/*'],
  ['/sitemaps/bikes.xml', '/sitemaps/*'],
  ['/__nuxt_island/Menu_1.json', '/__nuxt_island/*'],
  ['/nuxt/api/cart/add-item', '/nuxt/api/cart/add-item'],
  ['/nuxt/api/anything/a/stranger/invents', '/nuxt/api/*'],
  ['/nuxt/api/cart/%zz', '/nuxt/api/*'],
  ['/%zz/', '*'],
  ['/robots.txt', '/robots.txt'],
  ['/wp-login.php', '*'],
])('%s is counted as %s', (path, name) => {
  expect(routeName(path)).toBe(name)
})
