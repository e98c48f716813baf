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

test('no part is shown twice while another is free', () => {
  const four = [about('Tyres'), about('Tyres'), about('Tyres'), about('Tyres')]
  expect(new Set(highlightViews(four)).size).toBe(4)
})
