import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aClaim, claimant, multipart, sendBytes } from '../../../tests/claims/claim-shop.ts'
import { aPdf, aPicture, aVideo } from '../../../tests/claims/sample-files.ts'
import { newId } from '#/platform/config/ids.server.ts'

const { shop, db, network } = await claimant()

type Fields = Record<string, string>
type Files = Parameters<typeof multipart>[1]

/** Sends the form as a browser without scripts does, with its files. */
function send(fields: Fields, files: Files, more: Fields = {}) {
  const { bytes, headers } = multipart(fields, files)
  return sendBytes(shop, '/warranty-claim/', {
    method: 'POST',
    bytes,
    headers: { ...headers, 'x-forwarded-for': network(), ...more },
  })
}

const filesOf = async (attempt: string) => {
  const { rows } = await db.execute(sql`
    select kind, name, media_type as type from warranty_uploads
    join warranty_claims on claim_id = warranty_claims.id
    where attempt_id = ${attempt} order by position`)
  return rows
}

test('the files come with the form, and a refused one loses nothing', async () => {
  const fields = { ...aClaim, attempt: newId() }
  const refused = await send(fields, [
    { field: 'pictures', name: '../../one.jpg', bytes: await aPicture(70) },
    { field: 'pictures', name: 'two.svg', bytes: Buffer.from('<svg/>') },
    { field: 'video', name: '', bytes: Buffer.alloc(0) },
  ])
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This is not a photo')
  expect(refused.text).toContain('WM-2231-K')
  const id = /name="pictures\.0" value="([\da-f]{32})"/.exec(refused.text)?.[1] ?? ''
  expect(id).not.toBe('')
  const accepted = await send({ ...fields, 'pictures.0': id }, [
    { field: 'pictures', name: 'two.jpg', bytes: await aPicture(90) },
    { field: 'video', name: 'noise.mp4', bytes: aVideo(700_000) },
    { field: 'proof', name: 'invoice.pdf', bytes: aPdf },
  ])
  expect(accepted.status).toBe(303)
  expect(await filesOf(fields.attempt)).toEqual([
    { kind: 'picture', name: 'one.jpg', type: 'image/jpeg' },
    { kind: 'picture', name: 'two.jpg', type: 'image/jpeg' },
    { kind: 'video', name: 'noise.mp4', type: 'video/mp4' },
    { kind: 'proof', name: 'invoice.pdf', type: 'application/pdf' },
  ])
})

test('a refused file and an empty field are reported together', async () => {
  const { status, text } = await send({ ...aClaim, attempt: newId(), name: '' }, [
    { field: 'proof', name: 'invoice.pdf', bytes: Buffer.from('%PDF-1.7\nPK') },
  ])
  expect(status).toBe(422)
  expect(text).toContain('or a PDF')
  expect(text).toContain('Please fill in this field')
})

test('too many files are passed over, and what was typed stays', async () => {
  const one = await aPicture()
  const files = Array.from({ length: 30 }, (_, at) => ({
    field: 'pictures',
    name: `${at}.jpg`,
    bytes: one,
  }))
  const { status, text } = await send({ ...aClaim, attempt: newId() }, files)
  expect(status).toBe(422)
  expect(text).toContain('10 photos at most')
  expect(text).toContain('WM-2231-K')
  expect(text).toContain('A crack at the seat cluster')
  expect(text.match(/name="pictures\.\d+"/g)).toHaveLength(10)
})

test('a text that is far too long comes back with the rest of the form', async () => {
  const description = `The crack ${'grows and '.repeat(4_000)}`
  const { status, text } = await send({ ...aClaim, attempt: newId(), description }, [])
  expect(status).toBe(422)
  expect(text).toContain('at most')
  expect(text).toContain('The crack grows and grows')
  expect(text).toContain('WM-2231-K')
})

test('a form that nobody can read is refused', async () => {
  const broken = { 'content-type': 'multipart/form-data;' }
  expect((await send(aClaim, [], broken)).status).toBe(415)
})

test('other pages still take no files', async () => {
  const { bytes, headers } = multipart({ email: 'a' }, [])
  const answer = await sendBytes(shop, '/auth/login/', { method: 'POST', bytes, headers })
  expect(answer.status).toBe(415)
})

/** Begins to send a form with a file, and goes on only when asked to. */
function slowSender(from: string) {
  const { headers } = multipart({}, [])
  const outgoing = request(`${shop.origin}/warranty-claim/`, {
    method: 'POST',
    headers: { ...headers, 'content-length': '9000000', 'x-forwarded-for': from },
  })
  outgoing.on('error', () => {})
  outgoing.write(
    '------claim\r\nContent-Disposition: form-data; name="pictures"; filename="a.png"\r\n\r\n',
  )
  return outgoing
}

test('while slow senders hold every place, a form comes back with everything that was typed', async () => {
  const from = network()
  const slow = [slowSender(from), slowSender(from)]
  await sleep(300)
  const fields = { ...aClaim, attempt: newId() }
  const files = [{ field: 'pictures', name: 'one.jpg', bytes: await aPicture() }]
  const { status, text } = await send(fields, files, { 'x-forwarded-for': from })
  expect(status).toBe(422)
  expect(text).toContain('We are busy for a moment. Please try again.')
  expect(text).toContain('WM-2231-K')
  expect(text).toContain('A crack at the seat cluster')
  // Another network has places of its own.
  const other = await send(fields, [...files, { ...files[0], name: 'two.jpg' }] as Files)
  expect(other.status).toBe(303)
  for (const each of slow) each.destroy()
})

test('a form that there is no time to read is answered with a page that says to go back', async () => {
  const from = network()
  const slow = Array.from({ length: 4 }, () => slowSender(from))
  await sleep(300)
  const german = { host: 'de.localhost' }
  for (const [more, words] of [
    [{}, 'Please go back and send the form again in a minute.'],
    [german, 'Bitte geh zurück'],
  ] as const) {
    const files = [{ field: 'pictures', name: 'one.jpg', bytes: Buffer.alloc(3_000_000, 7) }]
    const answer = await send(aClaim, files, { 'x-forwarded-for': from, ...more })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.text).toContain(words)
  }
  for (const each of slow) each.destroy()
})
