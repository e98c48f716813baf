import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { lazyHydrate, loadLazyParts } from './lazy-hydrate.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>

test('the server renders a lazy part in full', async () => {
  const Part = lazyHydrate(() => Promise.resolve(Words))
  await loadLazyParts()
  expect(renderToString(<Part text="Good morning" />)).toContain('<p>Good morning</p>')
})

test('a hydrated part is not fetched again', async () => {
  const load = vi.fn<() => Promise<typeof Words>>(() => Promise.resolve(Words))
  lazyHydrate(load)
  await loadLazyParts()
  await loadLazyParts()
  expect(load).toHaveBeenCalledTimes(1)
})
