import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from './drawing.tsx'
import { drawingSource } from '#/images/names/drawing-source.ts'
import { pictureSource } from './picture.ts'

const bike = { asset: 'bike/fell-sl-105/moss.svg', version: 'abc' }
const widthsIn = (srcSet: string) => srcSet.split(/,(?=\/)/)

test('phones get a raster picture that cards use, wide windows the drawing', () => {
  const { src, phone } = drawingSource(bike, 'stone100')
  expect(src).toBe('/img/bike/fell-sl-105/moss.svg?v=abc')
  const card = pictureSource({ picture: bike, sizes: '88vw', ground: 'stone100' })
  expect(widthsIn(card.srcSet)).toEqual(expect.arrayContaining(widthsIn(phone?.srcSet ?? '')))
})

test('preloads the right picture for each window width', () => {
  const html = renderToStaticMarkup(<Drawing picture={bike} alt="Fell" cardGround="stone100" />)
  const media = [...html.matchAll(/<link rel="preload"[^>]*media="([^"]*)"/g)].map(
    ([, each]) => each,
  )
  expect(media).toEqual(['(width &gt;= 48rem)', '(width &lt; 48rem)'])
  expect(html).toMatch(/<picture class="contents"><source media="\(width &lt; 48rem\)"/)
})

test('uses the drawing on every window when no card shows the picture', () => {
  const html = renderToStaticMarkup(<Drawing picture={bike} alt="Fell" cardGround={null} />)
  expect(html).toContain('<link rel="preload" href="/img/bike/fell-sl-105/moss.svg?v=abc"')
  expect(html).not.toContain('media=')
})
