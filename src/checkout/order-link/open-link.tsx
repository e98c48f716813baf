import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { sendAgain } from '#/navigation/forms/send-again.ts'
import { type FormAnswer, sendForm } from '#/navigation/forms/send-form.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { findLinkAttempt, forgetLinkAttempt } from './link-attempt.client.ts'

/** Submits the token of a link automatically, and shows only errors. Without an answer it can be sent again. */
export function OpenLink() {
  const t = useTranslations('form')
  const form = useForm({ id: 'link', send })
  const token = useRef<HTMLInputElement>(null)
  const attempt = useRef<HTMLInputElement>(null)
  const open = useEffectEvent(() => {
    const found = findLinkAttempt()
    if (found === null || !token.current || !attempt.current) return
    token.current.value = found.token
    attempt.current.value = found.attempt
    token.current.form?.requestSubmit()
  })
  useEffect(() => {
    const read = () => open()
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return (
    <PageForm form={form} labels={{}} className="grid w-full max-w-xl gap-4">
      <input ref={token} type="hidden" name="token" defaultValue="" />
      <input ref={attempt} type="hidden" name="attempt" defaultValue="" />
      {form.problems.summary?.key === unanswered && (
        <div>
          <SubmitButton form={form}>{t('again')}</SubmitButton>
        </div>
      )}
    </PageForm>
  )
}

const unanswered = 'form.unanswered'

/** Nobody has typed anything here, so what is said of other forms would not be true. */
async function send(values: URLSearchParams): Promise<FormAnswer> {
  const answer = await sendAgain(() => sendForm(window.location.href, values))
  if (answer.kind === 'failed') return { kind: 'failed', key: unanswered }
  forgetLinkAttempt()
  return answer
}
