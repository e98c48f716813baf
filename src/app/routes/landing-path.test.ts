import { expect, test } from 'vitest'
import { landingPath } from '#/store-mode/handover/landing-path.ts'
import { isPersonal, routes } from './routes.ts'

/** Nobody sees another visitor's version of these, but they are about a thing and not about a person. */
const aboutThings = ['/contact-form', '/stores/stock', '/build/:code?', '/:bike/review']
/** Everybody sees the same here, but the URL may have a salary, and nobody shops on the page of samples. */
const notHandedOver = ['/cycletowork', '/-/kit']

const exampleOf = (path: string) => `${path.replaceAll(/:\w+\??/g, 'abc')}/`.replace('//', '/')

test('a phone goes on with every page but those about a person', () => {
  const paths = routes.filter(({ path }) => path !== '*')
  expect(paths.filter(isPersonal).length).toBeGreaterThan(30)
  for (const row of paths) {
    const { path } = row
    const example = exampleOf(path)
    const isClosed = isPersonal(row) ? !aboutThings.includes(path) : notHandedOver.includes(path)
    const isCheckout = path.startsWith('/checkout')
    expect(landingPath(example), path).toBe(isCheckout ? '/checkout/' : isClosed ? null : example)
  }
})
