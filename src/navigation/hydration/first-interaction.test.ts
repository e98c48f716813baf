import { expect, test } from 'vitest'
import { createFirstInteraction } from './first-interaction.ts'

const noneYet = () => false

test('resolves on the first interaction of any kind', async () => {
  const page = new EventTarget()
  const interaction = createFirstInteraction(page, noneYet)
  expect(interaction.isSeen()).toBe(false)
  page.dispatchEvent(new Event('keydown'))
  await interaction.seen
  expect(interaction.isSeen()).toBe(true)
})

test('resolves at once if the visitor interacted before the scripts loaded', async () => {
  const interaction = createFirstInteraction(new EventTarget(), () => true)
  await interaction.seen
  expect(interaction.isSeen()).toBe(true)
})

test('can be resolved from code', async () => {
  const interaction = createFirstInteraction(new EventTarget(), noneYet)
  interaction.see()
  await expect(interaction.seen).resolves.toBeUndefined()
})

test('ignores a resize', () => {
  const page = new EventTarget()
  const interaction = createFirstInteraction(page, noneYet)
  page.dispatchEvent(new Event('resize'))
  expect(interaction.isSeen()).toBe(false)
})
