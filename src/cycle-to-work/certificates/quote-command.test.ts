import { expect, test } from 'vitest'
import { runQuoteCommand } from './quote-command.server.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, aPaidQuote, valueOf } from '../../../tests/helpers/order-shop.ts'
import { quoteMails } from '../../../tests/helpers/captured/quote-mails.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)

const mailsOf = quoteMails(db)

const run = async (...args: string[]) => {
  const printed: string[] = []
  const { config, log } = ctx
  await runQuoteCommand({
    config,
    db,
    log,
    args,
    print: (line) => printed.push(line),
    ask: async () => true,
    now: ctx.now,
  })
  return printed.join('\n')
}

test('the command lists, shows, rejects, records and redeems, with the name of who did it', async () => {
  const { quote } = await aPaidQuote(db, [anItem(helmet)], 'CLI-00001')
  const { number } = quote
  expect(await run('list', '--state', 'certificate-received')).toContain(number)
  expect(await run('reject', number, '--reason', 'unknown', '--by', 'Grace')).toContain('issued')
  await expect(run('redeem', number)).rejects.toThrow('What can be done: certificate')
  const value = valueOf(quote)
  await expect(run('certificate', number, '--number', 'X1234', '--value', '1')).rejects.toThrow(
    'what was quoted',
  )
  await run('certificate', number, '--number', 'x-1234', '--value', value, '--by', 'Grace')
  expect(await run('redeem', number.toLowerCase(), '--by', 'Grace')).toMatch(/order \w{4}-\w{4}/)
  expect(await run('show', number)).toContain('reject by Grace: unknown')
  await expect(run('decline', number)).rejects.toThrow('Nothing can be done.')
  expect(await mailsOf(quote.id)).toEqual(['issued', 'certificate', 'reject', 'certificate'])
})

test('mistakes in the command are explained', async () => {
  await expect(run('show', 'Q-0000-0000')).rejects.toThrow('There is no quote')
  await expect(run('approve', 'Q-2222-2222')).rejects.toThrow('There is no "quote approve"')
  await expect(run('list', '--state', 'odd')).rejects.toThrow('--state must be one of')
  expect(await run('help')).toContain('quote redeem NUMBER')
})
