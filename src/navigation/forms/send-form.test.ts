import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { formAnswer, sendForm } from './send-form.ts'

const form = { id: 'order', values: {}, fields: {}, summary: null }

/** The URL of a server, and a way to stop it. */
async function serverThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  onTestFinished(async () => void (server.listening && (await stop())))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}/`, stop }
}

const values = new URLSearchParams({ attempt: '1' })

test('a server that never answers does not hold the form for ever', async () => {
  const { url } = await serverThat(() => {})
  expect(await sendForm(url, values, 200)).toEqual({ kind: 'failed', key: 'form.unanswered' })
})

test('nor does one that stops in the middle of its answer', async () => {
  const { url } = await serverThat((_, res) => void res.writeHead(200).write('{"redirect":'))
  expect(await sendForm(url, values, 200)).toEqual({ kind: 'failed', key: 'form.unanswered' })
})

test('without a connection the form says so at once', async () => {
  const { url, stop } = await serverThat(() => {})
  await stop()
  expect(await sendForm(url, values)).toEqual({ kind: 'failed', key: 'form.offline' })
})

test('returns the redirect of an accepted form', () => {
  expect(formAnswer({ redirect: '/next/' })).toEqual({ kind: 'done', to: '/next/' })
})

test('returns the errors of a refused form', () => {
  expect(formAnswer({ form })).toEqual({ kind: 'refused', form })
})

test.each([null, 'Too busy', {}, { redirect: 3 }, { form: { id: 'order' } }, { error: {} }])(
  'reports %j as a failed request',
  (body) => {
    expect(formAnswer(body)).toEqual({ kind: 'failed', key: 'form.failed' })
  },
)
