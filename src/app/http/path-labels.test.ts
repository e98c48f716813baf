import { expect, test } from 'vitest'
import { pathLabels } from './path-labels.ts'

test.each([
  ['/road-bikes/', '/road-bikes/'],
  ['/my-account/orders/AB12-CD34/', '/my-account/orders/:id'],
  ['/My-Account/Orders/AB12-CD34/invoice/', '/My-Account/Orders/:id'],
  ['/my-account/orders/', '/my-account/orders/'],
  ['/my-account/shipping/12/', '/my-account/shipping/:id'],
  ['/build/F7K2M9QX/', '/build/:id'],
  ['/-/preview/b3BlbnMgdGhlIHBhZ2U/_payload.json', '/-/preview/:id'],
  ['/stores/leeds/', '/stores/leeds/'],
  [`/${'x'.repeat(199)}`, `/${'x'.repeat(199)}`],
  [`/${'x'.repeat(7_000)}`, `/${'x'.repeat(199)}…`],
  [`/my-account/${'x'.repeat(7_000)}`, `/my-account/${'x'.repeat(188)}…`],
])('the path %.40s is logged as %.40s', (path, logged) => {
  expect(pathLabels(path).pathInLog).toBe(logged)
})
