import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member, orderOf } from '../../../tests/helpers/account-shop.ts'
import { helmet, stockCartShop } from '../../../tests/helpers/cart-shop.ts'
import { aClaim, claimant, claimCalls, linkOf } from '../../../tests/claims/claim-shop.ts'
import { ownPage } from '../../../tests/helpers/shop.ts'
import { newId } from '#/platform/config/ids.server.ts'

const { shop, db, network, post, pictures, made, jobs, shopSays } = await claimant()
await stockCartShop(db)

type Fields = Record<string, string>

test('a guest makes a claim by frame number and gets a number, a mail and a page', async () => {
  const before = [await jobs('claim-mail'), await jobs('send-mail')]
  const { number, page } = await made()
  expect(number).toMatch(/^C-/)
  expect(page).toContain('Received')
  expect(page).toContain('A crack at the seat cluster')
  expect(page).toContain('noindex')
  expect(await jobs('claim-mail')).toHaveLength((before[0]?.length ?? 0) + 1)
  expect((await jobs('send-mail')).at(-1)).toMatchObject({
    to: 'hello@caldercycles.example',
    replyTo: 'ada@riders.example',
    subject: `New claim ${number}`,
  })
})

test('a claim that is sent twice is made once', async () => {
  const before = await jobs('claim-mail')
  const fields = { ...aClaim, attempt: newId(), ...(await pictures(2)) }
  const from = network()
  const answers = await Promise.all([1, 2, 3].map(() => post('/warranty-claim/', fields, {}, from)))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  const { rows } = await db.execute(
    sql`select count(*)::int as claims from warranty_claims where attempt_id = ${fields.attempt}`,
  )
  expect(rows).toEqual([{ claims: 1 }])
  expect(await jobs('claim-mail')).toHaveLength(before.length + 1)
})

test('a form that is sent again and again is refused in the end, and the claim keeps few links', async () => {
  const { fields } = await made()
  const from = network()
  const statuses: number[] = []
  for (let at = 0; at < 21; at += 1)
    statuses.push((await post('/warranty-claim/', fields, {}, from)).status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  const last = await post('/warranty-claim/', fields)
  const { rows } = await db.execute(sql`
    select count(*)::int as links from warranty_links
    join warranty_claims as claim on claim.id = claim_id where attempt_id = ${fields['attempt']}`)
  expect(rows).toEqual([{ links: 20 }])
  const cookies = { claim_link: linkOf(last) }
  const page = await (await shop.get('/warranty-claim/status/', { cookies })).text()
  expect(page).toContain('A crack at the seat cluster')
})

test('a file whose date has passed, which may be deleted at any moment, becomes part of no claim', async () => {
  const files = await pictures(2)
  await db.execute(sql`
    update warranty_uploads set expires_at = now() - interval '1 minute' where id = ${files['pictures.1']}`)
  const fields = { ...aClaim, attempt: newId(), ...files }
  expect((await post('/warranty-claim/', fields)).status).toBe(422)
  const { rows } = await db.execute(sql`
    select count(*)::int as attached from warranty_uploads
    where claim_id is not null and id in (${files['pictures.0']}, ${files['pictures.1']})`)
  expect(rows).toEqual([{ attached: 0 }])
})

test('the attempt of a claim opens it for nobody else', async () => {
  const { fields } = await made()
  const stranger = await post('/warranty-claim/', { ...fields, email: 'eve@riders.example' })
  expect(stranger.status).toBe(404)
  expect(linkOf(stranger)).toBe('')
  expect((await post('/warranty-claim/', fields)).status).toBe(303)
})

test.each<[field: string, changes: Fields]>([
  ['description', { description: 'Too short' }],
  ['description', { description: 'A crack at the seat cluster, \u001B[2J three centimetres.' }],
  ['description', { description: 'A crack at the seat cluster,\u0085 three centimetres long.' }],
  ['modified', { modified: 'Saddle\u0007' }],
  ['email', { email: 'ada@' }],
  ['frameNumber', { frameNumber: '' }],
  ['purchasedOn', { purchasedOn: '2026-02-30' }],
  ['discoveredOn', { discoveredOn: '2999-01-01' }],
  ['discoveredOn', { discoveredOn: '2026-03-01' }],
  ['kind', { kind: 'soup' }],
  ['orderNumber', { source: 'number', orderNumber: '12' }],
  ['orderLine', { source: 'order', orderLine: '7K3M-9Q2X:1' }],
  ['country', { country: 'XX' }],
  ['pictures', { 'pictures.1': '' }],
  ['pictures', { 'pictures.1': 'f'.repeat(32) }],
])(
  'a mistake comes back at its field (%s) with everything that was typed',
  async (name, changes) => {
    const fields = { ...aClaim, attempt: newId(), ...(await pictures(2)), ...changes }
    const answer = await shop.send('POST', '/warranty-claim/', {
      headers: {
        ...ownPage,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': network(),
      },
      body: new URLSearchParams(fields).toString(),
    })
    expect(answer.status).toBe(422)
    const { form: state } = (await answer.json()) as { form: { fields: object; values: Fields } }
    const names = Object.keys(state.fields).map((each) => each.split('.')[0])
    expect(names).toContain(name)
    expect(state.values['name']).toBe('Ada Holroyd')
  },
)

test('an order number and email address are answered alike, whether there is such an order', async () => {
  const person = await member(shop)
  const { number } = await orderOf(shop, person.email, [helmet])
  const source = { source: 'number', bike: 'Keld' }
  const real = await made({ ...source, orderNumber: number, email: person.email })
  const invented = await made({ ...source, orderNumber: '2222-3333', email: 'eve@riders.example' })
  const bare = ({ page, number: own }: typeof real) =>
    page
      .replaceAll(own, 'NUMBER')
      .replaceAll(/[\w.-]+@riders\.example/g, 'EMAIL')
      .replaceAll(/[\da-f]{32}/g, 'ID')
      .replaceAll(/\d{1,2} \w+ 20\d\d[^<"]*/g, 'TIME')
  expect(bare(real)).toBe(bare(invented))
  expect(await shopSays('show', real.number)).toContain('order found')
  expect(await shopSays('show', invented.number)).toContain('no such order')
})

test('a customer chooses a line of their own order, and of nobody else', async () => {
  const person = await member(shop)
  const { number } = await orderOf(shop, person.email, [helmet])
  const page = await (await person.open('/warranty-claim/')).text()
  const value = new RegExp(`${number}:[\\w-]+`).exec(page)?.[0] ?? ''
  expect(value).not.toBe('')
  const fields = { ...aClaim, source: 'order', orderLine: value, ...(await pictures(2)) }
  const stranger = await member(shop)
  const send = (who: typeof person, attempt: string) =>
    post('/warranty-claim/', { ...fields, attempt }, Object.fromEntries(who.jar))
  expect((await send(stranger, newId())).status).toBe(422)
  expect((await send(person, newId())).status).toBe(303)
  const listed = await (await person.open('/warranty-claim/')).text()
  const claim = /C-[\dA-Z]{4}-[\dA-Z]{4}/.exec(listed)?.[0] ?? ''
  const status = `/warranty-claim/status/?claim=${claim}`
  expect(await (await person.open(status)).text()).toContain('A crack at the seat cluster')
  expect(await (await stranger.open(status)).text()).not.toContain('A crack at the seat cluster')
})

test('files of a claim are for whoever may see it, and for nobody else', async () => {
  const { fields, cookies } = await made()
  const url = `/nuxt/api/warranty-claim/file?id=${fields['pictures.0']}`
  expect((await shop.get(url, { cookies })).status).toBe(200)
  expect((await shop.get(url)).status).toBe(404)
  const other = await made()
  expect((await shop.get(url, { cookies: other.cookies })).status).toBe(404)
  const { put, headers } = claimCalls(shop, network())
  expect((await put(fields['pictures.0'] ?? '', 0, Buffer.alloc(5))).status).toBe(404)
  const removal = { id: fields['pictures.0'] }
  const removed = await shop.post('/nuxt/api/warranty-claim/remove-upload', removal, { headers })
  expect(removed.status).toBe(404)
})

test('a file belongs to one claim', async () => {
  const { fields } = await made()
  const again = await post('/warranty-claim/', { ...fields, attempt: newId() })
  expect(again.status).toBe(422)
})

test('one network makes five claims an hour', async () => {
  const from = network()
  const statuses = []
  for (let at = 0; at < 6; at += 1) {
    const fields = { ...aClaim, attempt: newId(), ...(await pictures(2)) }
    statuses.push((await post('/warranty-claim/', fields, {}, from)).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
})

test('the link of a claim ends with its last day, whether or not the nightly job has run', async () => {
  const { cookies } = await made()
  const shown = async () => (await shop.get('/warranty-claim/status/', { cookies })).text()
  const setEnd = (seconds: number) =>
    db.execute(sql`update warranty_links set expires_at = now() + ${seconds} * interval '1 second'`)
  await setEnd(30)
  expect(await shown()).toContain('A crack at the seat cluster')
  await setEnd(-1)
  expect(await shown()).not.toContain('A crack at the seat cluster')
})
