import { expect, test } from 'vitest'
import { highlightViews } from './highlight-views.ts'

const about = (title: string, text = '') => ({
  title: { en: title, de: title },
  text: { en: text, de: text },
})

test('a highlight is shown with the part it describes', () => {
  expect(
    highlightViews([about('Room for 35 mm', 'Tyres'), about('A threaded bottom bracket')]),
  ).toEqual(['detail-wheel', 'detail-drivetrain'])
})

test('weight, tubes and paint are shown with the frame, never with the saddle', () => {
  expect(
    highlightViews([
      about('890 g, painted'),
      about('Tubes by size'),
      about('Room for 35 mm', 'Tyres'),
    ]),
  ).toEqual(['detail-frame', 'shared', 'detail-wheel'])
  expect(highlightViews([about('From 14.6 kg', 'With mudguards it is 16.4 kg.')])).toEqual([
    'shared',
  ])
})

test('no part is shown twice while another is free', () => {
  const four = [about('Tyres'), about('Tyres'), about('Tyres'), about('Tyres')]
  expect(new Set(highlightViews(four)).size).toBe(4)
})
