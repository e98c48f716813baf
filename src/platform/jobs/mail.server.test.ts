import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { atEndOfFile } from '../../../tests/helpers/end-of-file.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { createMailer } from './mail.server.ts'

test('gives up on a mail server that accepts a connection and says nothing', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  atEndOfFile(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    from: 'Calder <hello@example.com>',
    outbox: 'unused',
    log: createLog('silent', false),
    silenceMs: 100,
  })
  atEndOfFile(() => mailer.close())
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello' }
  await expect(mailer.send(mail)).rejects.toThrow(/greeting never received|timeout/i)
  expect(sockets.size).toBe(1)
})
