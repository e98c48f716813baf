import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTrustedHtml, foreign, trustedHtml, trustedPolicies } from './trusted-html.ts'

test('without Trusted Types the HTML stays a string', () => {
  expect(trustedHtml('<b>x</b>')).toEqual({ __html: '<b>x</b>' })
})

test('in a browser our policy makes the HTML, and the default one allows only React’s script', () => {
  const policies = new Map<string, (html: string) => unknown>()
  const inBrowser = createTrustedHtml({
    createPolicy: (name, { createHTML }) => {
      policies.set(name, createHTML)
      return { createHTML: (html) => `trusted ${createHTML(html)}`, createScriptURL: String }
    },
  })
  expect([...policies.keys()]).toEqual(trustedPolicies)
  expect(inBrowser('<b>x</b>')).toEqual({ __html: 'trusted <b>x</b>' })
  const byDefault = policies.get('default')
  expect(byDefault?.('<script></script>')).toBe('<script></script>')
  expect(byDefault?.('<img src=x onerror=alert(1)>')).toBeUndefined()
})

test('scripts of third parties may set nothing until somebody has agreed to them', () => {
  expect(foreign).toEqual({})
})

test('no component sets HTML in any other way', () => {
  const components = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'))
  const uses = components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/dangerouslySetInnerHTML=\{(.{0,12})/gs)].map(
      ([, value = '']) => ({ file, value }),
    ),
  )
  expect(uses.length).toBeGreaterThan(5)
  expect(uses.filter(({ value }) => !value.startsWith('trustedHtml('))).toEqual([])
})
