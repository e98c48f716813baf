import { expect, test } from 'vitest'
import { frameTokens, parsePictureUrl, pictureUrl, withListedSizes } from './picture-url.ts'

const bike = 'bike/fell-sl-105/moss.svg'

test('accepts tokens in any order', () => {
  const parsed = parsePictureUrl(`/img/r_contain,h_480,w_640/${bike}`)
  expect(parsed).toEqual({ asset: bike, frame: { width: 640, height: 480, fit: 'contain' } })
})

test('contain wins over crop', () => {
  for (const tokens of ['w_640,h_480,c_auto,r_contain', 'r_contain,c_auto,w_640,h_480'])
    expect(parsePictureUrl(`/img/${tokens}/${bike}`)?.frame?.fit).toBe('contain')
})

test('a URL without tokens is the drawing itself', () => {
  expect(parsePictureUrl(`/img/${bike}`)).toEqual({ asset: bike, frame: null })
})

test.each([
  'w_99999',
  'w_641',
  'w_-640',
  'w_',
  'x_1',
  'c_fill',
  'w_640,',
  'c_auto',
  'f_gif',
  'b_red',
])('refuses the tokens %s', (tokens) => {
  expect(parsePictureUrl(`/img/${tokens}/${bike}`)).toBeNull()
})

test.each([
  'w_640/../../etc/passwd',
  'w_640/bike/%2e%2e/%2e%2e/passwd',
  'w_640/bike/..%2f..%2fpasswd',
  'w_640/bike/..%5cpasswd',
  'w_640/bike//moss.svg',
  'w_640/bike/%00.svg',
  'w_640/bike/%zz.svg',
  'w_640',
  '',
])('refuses path traversal by /img/%s', (path) => {
  expect(parsePictureUrl(`/img/${path}`)).toBeNull()
})

test.each([
  ['w_481,h_300', 'w_630,h_320'],
  ['r_contain,h_1', 'r_contain,h_96'],
  ['w_2001', 'w_2000'],
  ['w_99999,h_480', 'w_2000,h_480'],
])('rounds the sides of %s up to those that pictures are made in', (tokens, listed) => {
  expect(withListedSizes(`/img/${tokens}/${bike}?v=a1`)).toBe(`/img/${listed}/${bike}?v=a1`)
})

test.each(['w_480,h_320', 'w_0', 'w_-640', 'w_048', 'w_100000', 'x_481', ''])(
  'leaves the tokens %s alone',
  (tokens) => {
    expect(withListedSizes(`/img/${tokens}/w_481/${bike}`)).toBeNull()
  },
)

test('parses the URL that it has built', () => {
  const frame = {
    width: 1200,
    height: 630,
    fit: 'contain',
    ground: 'paper',
    format: 'jpg',
  } as const
  const url = pictureUrl({ asset: 'accessory/tyre/tan/700 × 28.svg', version: 'a1' }, frame)
  const { pathname, search } = new URL(url, 'http://shop.example')
  expect(parsePictureUrl(pathname)).toEqual({ asset: 'accessory/tyre/tan/700 × 28.svg', frame })
  expect(search).toBe('?v=a1')
  expect(frameTokens(frame)).toBe('w_1200,h_630,r_contain,b_paper,f_jpg')
})
