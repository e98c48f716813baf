import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimant, linkOf } from '../../../tests/claims/claim-shop.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { deleteExpiredFiles } from '#/warranty/uploads/upload-files.server.ts'
import type { ClaimState } from '#/warranty/state/claim-state.ts'
import { writeState } from './claims.store.server.ts'
import { deleteOutdatedClaims, eraseClaims, exportClaims } from './claims.server.ts'
import { sendClaimMail } from './send-claim-mail.server.ts'

const { shop, db, config, folder, post, pictures, made, jobs, shopSays } = await claimant()

test('staff move a claim, each step is recorded and mailed once, and the customer answers', async () => {
  const { number, cookies } = await made()
  const mailed = (await jobs('claim-mail')).length
  await expect(shopSays('move', number, 'approve')).rejects.toThrow(/What can be done: ask, assess/)
  await expect(shopSays('move', number, 'ask')).rejects.toThrow(/needs --message/)
  await shopSays('move', number, 'ask', '--message', 'Which tyre pressure?', '--by', 'Mo')
  const asked = await (await shop.get('/warranty-claim/status/', { cookies })).text()
  expect(asked).toContain('Which tyre pressure?')
  expect(asked).not.toContain('Mo<')
  const attempt = newId()
  const said = { form: 'message', attempt, message: 'Two bar\nin front', ...(await pictures(1)) }
  for (const _ of [1, 2])
    expect((await post('/warranty-claim/status/', said, cookies)).status).toBe(303)
  expect((await jobs('send-mail')).at(-1)).toMatchObject({
    subject: `Customer’s message about claim ${number}`,
    text: expect.stringContaining('Two bar'),
  })
  await shopSays('move', number, 'approve', '--by', 'Mo')
  await shopSays('message', number, 'The new frame is here.')
  await shopSays('move', number, 'resolve')
  const shown = await shopSays('show', number)
  expect(shown.match(/→ [\w-]+/g)).toEqual([
    '→ received',
    '→ needs-info',
    '→ assessing',
    '→ approved',
    '→ resolved',
  ])
  expect(shown.match(/Two bar/g)).toHaveLength(1)
  expect(shown).toContain('staff (Mo)')
  expect((await jobs('claim-mail')).length - mailed).toBe(4)
})

test('a text that is corrected and sent again is a message of its own', async () => {
  const { number, cookies } = await made()
  const attempt = newId()
  for (const message of ['Two bar in front', 'Two bar in front', 'Two bar at the back'])
    expect(
      (await post('/warranty-claim/status/', { form: 'message', attempt, message }, cookies))
        .status,
    ).toBe(303)
  const shown = await shopSays('show', number)
  expect(shown.match(/Two bar in front/g)).toHaveLength(1)
  expect(shown.match(/Two bar at the back/g)).toHaveLength(1)
})

test('two messages at once share the places for files that are left', async () => {
  const { cookies, number } = await made()
  await db.execute(sql`
    insert into warranty_uploads (id, claim_id, position, kind, name, size, received, started_at)
    select 'many-' || at, (select id from warranty_claims where number = ${number}), at, 'picture', '',
      10, 10, now()
    from generate_series(1, 35) as at`)
  const messages = [await pictures(3), await pictures(3)].map((files) => ({
    form: 'message',
    attempt: newId(),
    message: 'More pictures',
    ...files,
  }))
  const answers = await Promise.all(
    messages.map((message) => post('/warranty-claim/status/', message, cookies)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422])
})

test('one network tries sixty links an hour', async () => {
  const from = '198.51.100.60'
  const statuses = new Map<number, number>()
  for (let at = 0; at < 62; at += 1) {
    const { status } = await post(
      '/warranty-claim/status/',
      { form: 'link', token: `${at}`.repeat(20) },
      {},
      from,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [422, 60],
    [429, 2],
  ])
})

test('a mail tells the customer and leads to the claim', async () => {
  const { number } = await made({ name: 'Ada www.win.example', email: 'eve@mail.example' })
  const { claimId } = ((await jobs('claim-mail')).at(-1) ?? {}) as { claimId: number }
  const sent: { to: string; subject: string; text: string }[] = []
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail), close() {} }
  await sendClaimMail(
    { config, db, mailer, now: new Date() },
    { claimId, state: 'received', message: null },
  )
  const [mail] = sent
  expect(mail?.subject).toBe(`Your claim ${number}`)
  expect(mail?.text).not.toContain('win.example')
  const token = /#([\w-]{16,64})/.exec(mail?.text ?? '')?.[1] ?? ''
  const opened = await post('/warranty-claim/status/', { form: 'link', token })
  expect(linkOf(opened)).toBe(token)
  const wrong = await post('/warranty-claim/status/', { form: 'link', token: 'x'.repeat(32) })
  expect(wrong.status).toBe(422)
})

test('data of a guest are exported and erased, files included', async () => {
  const guest = { email: 'grace@riders.example', site: 'uk' }
  const { number, cookies, fields } = await made({ email: guest.email })
  expect(await exportClaims(db, guest)).toMatchObject([{ number, files: [{}, {}] }])
  expect(await eraseClaims(db, guest, new Date())).toBe(1)
  expect(await exportClaims(db, guest)).toEqual([])
  const url = `/nuxt/api/warranty-claim/file?id=${fields['pictures.0']}`
  expect((await shop.get(url, { cookies })).status).toBe(404)
  await deleteExpiredFiles({ config, db }, new Date(Date.now() + 1_000))
  const kept = await readdir(join(folder, 'files', 'claims', fields['pictures.0'] ?? ''))
  expect(kept).toEqual([])
})

test('a claim is deleted after its retention date and not before', async () => {
  const { number } = await made()
  const count = async () => {
    const { rows } = await db.execute(
      sql`select count(*)::int as claims from warranty_claims where number = ${number}`,
    )
    return rows[0]?.['claims']
  }
  const day = 86_400_000
  await deleteOutdatedClaims(db, new Date(Date.now() + 729 * day))
  expect(await count()).toBe(1)
  await deleteOutdatedClaims(db, new Date(Date.now() + 731 * day))
  expect(await count()).toBe(0)
})

test('of two steps that staff take at once, one is refused', async () => {
  const { number } = await made()
  const steps = await Promise.allSettled([
    shopSays('move', number, 'assess', '--by', 'Mo'),
    shopSays('move', number, 'decline', '--message', 'Not ours.', '--by', 'Jo'),
  ])
  expect(steps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { rows } = await db.execute<{ id: number; state: ClaimState; retained_until: string }>(
    sql`select id, state, retained_until from warranty_claims where number = ${number}`,
  )
  const [claim] = rows
  if (!claim) throw new Error('The claim is gone.')
  const step = { id: claim.id, retainedUntil: new Date(claim.retained_until) }
  expect(await writeState(db, { ...step, from: 'received', to: 'resolved' })).toBe(false)
})
