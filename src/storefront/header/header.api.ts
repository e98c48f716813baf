import { createApi } from '#/visitor/create-api.server.ts'
import { menuAnswer, messagesAnswer, toMenuAnswer, toMessagesAnswer } from './header.contract.ts'
import { listMenu, listSiteMessages } from './header.server.ts'

export const headerApi = createApi('/header', 'Header')

export const menuCall = headerApi.get(
  '/main-menu',
  {
    summary: 'Returns the main menu as a flat list in reading order',
    access: 'anyone',
    cache: 'five-minutes',
    answer: menuAnswer,
  },
  async (ctx) => toMenuAnswer(await listMenu(ctx), ctx.visitor.locale),
)

headerApi.get(
  '/main-menu-level-1',
  {
    summary: 'Returns the top-level entries of the main menu',
    access: 'anyone',
    cache: 'five-minutes',
    answer: menuAnswer,
  },
  async (ctx) => {
    const rows = await listMenu(ctx)
    return toMenuAnswer(
      rows.filter(({ level }) => level === 1),
      ctx.visitor.locale,
    )
  },
)

export const messagesCall = headerApi.get(
  '/site-messages',
  {
    summary: 'Lists the messages that are shown to this visitor now',
    access: 'anyone',
    cache: 'one-minute',
    answer: messagesAnswer,
  },
  async (ctx) => toMessagesAnswer(await listSiteMessages(ctx), ctx.visitor.locale),
)
