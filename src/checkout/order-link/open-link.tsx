import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { sendAgain } from '#/navigation/forms/send-again.ts'
import { type FormAnswer, sendForm } from '#/navigation/forms/send-form.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { findLinkAttempt, forgetLinkAttempt, type LinkAttempt } from './link-attempt.client.ts'

/** Submits the token of a link automatically, and shows only errors. Without an answer it can be sent again. */
export function OpenLink() {
  const t = useTranslations('form')
  // Not in hidden fields, which React empties again when an error is shown.
  const link = useRef<LinkAttempt>(null)
  const form = useForm({ id: 'link', send: (values) => send(values, link.current) })
  const element = form.props.ref
  const open = useEffectEvent(() => {
    link.current = findLinkAttempt()
    if (link.current) element.current?.requestSubmit()
  })
  useEffect(() => {
    const read = () => open()
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return (
    <PageForm form={form} className="grid w-full max-w-xl gap-4">
      {form.problems.summary?.key === unanswered && <SubmitRow>{t('again')}</SubmitRow>}
    </PageForm>
  )
}

const unanswered = 'form.unanswered'

/** Nobody has typed anything here, so what is said of other forms would not be true. */
async function send(values: URLSearchParams, link: LinkAttempt | null): Promise<FormAnswer> {
  for (const [name, value] of Object.entries(link ?? {})) values.set(name, value)
  const answer = await sendAgain(() => sendForm(window.location.href, values))
  if (answer.kind === 'failed') return { kind: 'failed', key: unanswered }
  forgetLinkAttempt()
  return answer
}
