import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testShop } from '../../tests/helpers/shop.ts'

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

test('every figure of the dashboard is one that the shop reports', async () => {
  const shop = await testShop({ METRICS_NETWORKS: '127.0.0.1' })
  const text = await (await shop.get('/metrics')).text()
  const reported = new Set(text.matchAll(/^# TYPE (\w+)/gm).map(([, name]) => name))
  const file = new URL('../../docs/grafana-dashboard.json', import.meta.url)
  const { panels }: Dashboard = JSON.parse(await readFile(file, 'utf8'))
  const used = panels
    .flatMap(({ targets }) => targets)
    .flatMap(({ expr }) => [...expr.matchAll(/\b([a-z]+_[a-z_]+)(?=[{[)]|$)/g)])
    .map(([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''))
  expect(used.length).toBeGreaterThan(12)
  expect(used.filter((name) => !reported.has(name))).toEqual([])
})
