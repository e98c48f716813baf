import { isEuCountry } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import type { MailBlock } from '#/mail/mail-block.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { renderMail, type RenderedMail } from '#/mail/render-mail.server.tsx'
import type { Config } from '#/platform/config/config.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Payload } from '#/platform/jobs/job.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import type { Claim, ClaimAnswers } from './claim.ts'
import { makeClaimLink } from './claim-links.server.ts'
import type { claimMailJob } from './claim-mail.ts'
import { readClaim } from './claims.store.server.ts'

type News = Pick<Payload<typeof claimMailJob>, 'state' | 'message'>

/** Tells the customer about a new state or a message of the staff. */
export async function sendClaimMail(
  { config, db, mailer, now }: { config: Config; db: Db; mailer: Mailer; now: Date },
  { claimId, ...news }: Payload<typeof claimMailJob>,
): Promise<void> {
  const claim = await readClaim(db, { id: claimId })
  if (!claim) return
  const site = mailSite(config, claim.site)
  const token = await makeClaimLink(db, { claimId, now })
  const href = `${site.url}/warranty-claim/status/#${token}`
  await mailer.send({ to: claim.email, ...writeClaimMail(claim, news, { site, href }) })
}

/**
 * The mail may go to somebody who never made a claim, so it repeats nothing of the form: even a name can be a sentence,
 * such as “Your account is locked”.
 */
export function writeClaimMail(
  {
    number,
    locale,
    answers,
  }: Pick<Claim, 'number' | 'locale'> & { answers: Pick<ClaimAnswers, 'country'> },
  { state, message }: News,
  { site, href }: { site: Site; href: string },
): RenderedMail {
  const translate = mailTranslator(locale)
  const values = { number }
  const about = `claim.${state ?? 'message'}`
  const said: MailBlock[] = message === null ? [] : [{ kind: 'note', text: message }]
  return renderMail({
    locale,
    site,
    subject: translate(`${about}.subject`, values),
    preview: translate(`${about}.text`, values),
    title: translate(`${about}.title`, values),
    blocks: [
      { kind: 'text', text: translate('claim.greeting', values) },
      { kind: 'text', text: translate(`${about}.text`, values) },
      ...said,
      { kind: 'facts', rows: [{ label: translate('claim.number'), value: number }] },
      { kind: 'button', label: translate('claim.button'), href },
      { kind: 'text', text: translate('claim.rights') },
      // The seller has to say so before the fault is remedied (Directive (EU) 2019/771, Article 13 (2a)).
      ...(isEuCountry(answers.country)
        ? [{ kind: 'text' as const, text: translate('claim.repair') }]
        : []),
    ],
  })
}
