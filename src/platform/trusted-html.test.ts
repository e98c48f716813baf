import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { trustedHtml } from './trusted-html.ts'

test('where there are no Trusted Types, HTML stays text', () => {
  expect(trustedHtml('<b>x</b>')).toEqual({ __html: '<b>x</b>' })
})

test('in a browser our own policy makes the HTML, and the default one lets only the script of React pass', async () => {
  const policies = new Map<string, (html: string) => unknown>()
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createHTML }: { createHTML: (html: string) => unknown }) => {
      policies.set(name, createHTML)
      return { createHTML: (html: string) => ({ trusted: createHTML(html) }) }
    },
  })
  vi.resetModules()
  const browser = await import('./trusted-html.ts')
  vi.unstubAllGlobals()
  expect([...policies.keys()]).toEqual(browser.trustedPolicies)
  expect(browser.trustedHtml('<b>x</b>')).toEqual({ __html: { trusted: '<b>x</b>' } })
  const byDefault = policies.get('default')
  expect(byDefault?.('<script></script>')).toBe('<script></script>')
  expect(byDefault?.('<img src=x onerror=alert(1)>')).toBeNull()
})

test('no component sets HTML in another way', () => {
  const components = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'))
  const uses = components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/dangerouslySetInnerHTML=\{(.{0,12})/gs)].map(
      ([, value = '']) => ({ file, value }),
    ),
  )
  expect(uses.length).toBeGreaterThan(5)
  expect(uses.filter(({ value }) => !value.startsWith('trustedHtml('))).toEqual([])
})
