import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { journeysFolder } from '../../../tools/test-run/journeys-data.ts'

const outbox = join(journeysFolder, 'outbox')

/** Mails to one address, as they were sent; without SMTP the shop writes each into a file. */
async function mailsTo(address: string): Promise<string[]> {
  const files = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(fromQuotedPrintable)
}

const fromQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )

/** The first match in a mail to the address; mails arrive with a delay. */
export async function findInMail(address: string, form: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const mails = await mailsTo(address)
    found = mails.map((mail) => form.exec(mail)?.[0]).find((text) => text !== undefined)
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found ?? ''
}
