import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsePictureUrl } from '#/images/names/picture-url.ts'
import { pictureSource, sharePicture } from './picture.ts'
import { Picture } from './picture.tsx'

const bike = { asset: 'bike/fell-sl-105/moss.svg', version: 'abc' }
const helmet = { asset: 'accessory/crest/moss.svg', version: 'def' }

test('offers several widths, each a valid picture URL', () => {
  const { srcSet, width, height } = pictureSource({ picture: bike, sizes: '50vw' })
  expect([width, height]).toEqual([960, 640])
  for (const [url = '', shown] of srcSet.split(/,(?=\/)/).map((each) => each.split(' '))) {
    const { pathname, search } = new URL(url, 'http://shop.example')
    expect(`${parsePictureUrl(pathname)?.frame?.width}w`).toBe(shown)
    expect(search).toBe('?v=abc')
  }
})

test('every kind of picture has its own ratio', () => {
  const shape = (asset: string) => {
    const { width, height } = pictureSource({ picture: { asset, version: '1' }, sizes: '100vw' })
    return width / height
  }
  expect(shape(helmet.asset)).toBe(1)
  expect(shape('scene/fells-dawn-clear-7-1200x600.svg')).toBe(2)
  expect(shape('scene/fells-dawn-clear-7.svg')).toBeCloseTo(1680 / 720, 2)
})

test('the main picture loads eagerly, the others lazily', () => {
  const html = (isFirst: boolean) =>
    renderToStaticMarkup(
      <Picture picture={bike} sizes="50vw" alt="Fell SL 105 in Moss" isFirst={isFirst} />,
    )
  expect(html(true)).toContain('fetchPriority="high"')
  expect(html(true)).toContain('loading="eager"')
  expect(html(false)).toContain('loading="lazy"')
  expect(html(false)).toContain('alt="Fell SL 105 in Moss"')
})

test('a shared picture is a JPEG of 1200 × 630', () => {
  expect(sharePicture(bike)).toBe(
    '/img/w_1200,h_630,r_contain,b_paper,f_jpg/bike/fell-sl-105/moss.svg?v=abc',
  )
})
