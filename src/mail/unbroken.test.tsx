import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.server.tsx'

const heldIn = (text: string) =>
  [...renderToStaticMarkup(<p>{unbroken(text)}</p>).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, word]) => word,
  )

test.each([
  ['Die Waren der Bestellung SD8D-P8XF.', ['SD8D-P8XF']],
  ['quote Q-8TZV-H2WF and invoice INV-UK-000001', ['Q-8TZV-H2WF', 'INV-UK-000001']],
  ['Halifax, HX0 0XX, United Kingdom', ['HX0 0XX']],
  ['Musterstraße 4, 00000 Berlin, Deutschland', ['00000 Berlin']],
  ['held until 18 December 2026', ['18 December 2026']],
  ['am 18. November 2026 um 16:41 MEZ', ['18. November 2026', '16:41 MEZ']],
  ['Zustellung 11.–15. Dezember 2026', ['11.–15. Dezember 2026']],
  ['innerhalb von 14 Tagen', ['14 Tagen']],
  ['Größe M (55–59 cm) · Tinte', ['(55–59 cm)']],
  ['Thank you, Ada.', []],
] as const)('a mail does not tear what belongs together: %s', (text, words) => {
  expect(heldIn(text)).toEqual(words)
})

test('no word is lost or changed', () => {
  const text = 'Order 6P3D-KVAM, 18 November 2026: 14 days.'
  const html = renderToStaticMarkup(<p>{unbroken(text)}</p>)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text)
})
