import { expect, test } from 'vitest'
import { loginPath, overviewPath } from '#/account/frame/account-paths.ts'
import { loginPathTo, nextIn } from './next-page.ts'

const continued = (next: string) =>
  nextIn(new URL(loginPathTo(next), 'https://shop.example').searchParams)

test('a login leads to the page that wanted it', () => {
  const compared = '/my-account/builds/?builds=7KQ2-M4XR&builds=3ZTD-9WPA'
  expect(continued(compared)).toBe(compared)
  expect(loginPathTo('/checkout/')).toBe('/auth/login/?next=%2Fcheckout%2F')
})

test('a URL too long for a header is left out, at the length that the login page refuses', () => {
  const longest = `/my-account/builds/?${'a'.repeat(480)}`
  expect(longest).toHaveLength(500)
  expect(continued(longest)).toBe(longest)
  expect(loginPathTo(`${longest}a`)).toBe(loginPath)
  expect(continued(`${longest}a`)).toBe(overviewPath)
})
