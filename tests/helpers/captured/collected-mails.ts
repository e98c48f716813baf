import type { Mail, Mailer } from '#/platform/jobs/mail.server.ts'

/** A mailer that keeps what it is given. */
export function collectedMails() {
  const sent: Mail[] = []
  const mailer: Mailer = {
    send: async (mail) => {
      sent.push(mail)
    },
    close: () => {},
  }
  return { sent, mailer }
}
