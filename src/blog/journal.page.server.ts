import type { Ctx } from '#/visitor/context.ts'
import { listStories } from './stories.server.ts'
import type { StoryTeaser } from './story-teaser.ts'

export type JournalData = { stories: StoryTeaser[] }

export async function loadJournalPage(ctx: Ctx) {
  const data: JournalData = { stories: await listStories(ctx) }
  return { data }
}
