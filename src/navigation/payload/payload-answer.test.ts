import { expect, test } from 'vitest'
import { payloadUrl, readAnswer } from './payload-answer.ts'

const url = (path: string) => payloadUrl(new URL(path, 'https://shop.example'), 'b1')

test.each([
  ['/', 'https://shop.example/_payload.json?_b=b1'],
  ['/bikes/', 'https://shop.example/bikes/_payload.json?_b=b1'],
  ['/bikes', 'https://shop.example/bikes/_payload.json?_b=b1'],
  ['/bikes/?page=2&q=a+b#top', 'https://shop.example/bikes/_payload.json?page=2&q=a+b&_b=b1'],
])('the payload of %s is at %s', (page, payload) => {
  expect(url(page)).toBe(payload)
})

test('a path that looks like a host stays a path', () => {
  expect(payloadUrl(new URL('https://shop.example//evil.example/'), 'b1')).toBe(
    'https://shop.example//evil.example/_payload.json?_b=b1',
  )
})

test('reads a page, a redirect and an error', async () => {
  const phone = { media: '(width < 48rem)', sizes: '100vw', srcSet: '/img/w_640/fell.svg 640w' }
  const picture = { src: '/img/fell.svg', phone }
  const page = { page: 'storefront/home/home', data: { bikes: [] }, meta: { picture } }
  const error = { error: { statusCode: 404, message: 'Page Not Found: /x/' } }
  expect(await readAnswer(Response.json(page))).toEqual(page)
  expect(await readAnswer(Response.json(error, { status: 404 }))).toEqual(error)
  expect(await readAnswer(Response.json({ redirect: '/new/', status: 301 }))).toEqual({
    redirect: '/new/',
    status: 301,
  })
})

test.each([
  ['HTML', () => new Response('<html>')],
  ['an unknown shape', () => Response.json({ hello: 'world' })],
  ['a redirect without a redirect status', () => Response.json({ redirect: '/new/', status: 200 })],
  [
    'a page whose picture has no URL',
    () => Response.json({ page: 'a', data: 1, meta: { picture: {} } }),
  ],
  [
    'a page with an error status',
    () => Response.json({ page: 'a', data: 1, meta: {} }, { status: 502 }),
  ],
])('refuses %s', async (_, answer) => {
  await expect(readAnswer(answer())).rejects.toBeInstanceOf(Error)
})
