import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { withFadeNames } from '#/catalogue/model/bike.ts'
import { modelRecord } from '#/catalogue/import/import-model.ts'

const fade = { colour: '#19a39a', angle: 30 }
const fadeName = { en: 'Lagoon', de: 'Lagune' }

/** The sample with its first colourway changed. */
function readWith({ paint = {}, ...changes }: Record<string, unknown> & { paint?: object }) {
  const [first, ...others] = sampleModel.colourways
  const changed = { ...first, ...changes, paint: { ...first?.paint, ...paint } }
  return v.safeParse(modelRecord, { ...sampleModel, colourways: [changed, ...others] })
}

test('a fade is known by both of its tones, in both languages', () => {
  const name = { en: 'Kingfisher', de: 'Eisvogel' }
  const { output, success } = readWith({ name, fadeName, paint: { fade } })
  const { builds: _, ...model } = success ? output : v.parse(modelRecord, sampleModel)
  const [faded, plain] = withFadeNames(model).colourways
  expect(faded?.name).toEqual({ en: 'Kingfisher to Lagoon', de: 'Eisvogel zu Lagune' })
  expect(plain?.name).toEqual(model.colourways[1]?.name)
})

test.each([
  ['a fade whose second tone has no name', { paint: { fade } }, /in "fadeName"/],
  ['a name for a fade that is not there', { fadeName }, /must have a fade/],
])('%s is refused in plain words', (_, changes, words) => {
  const { issues = [] } = readWith(changes)
  expect(issues.map(({ message }) => message)).toEqual([expect.stringMatching(words)])
})
