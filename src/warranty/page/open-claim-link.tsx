import { useEffect, useEffectEvent, useRef } from 'react'
import { takeTokenFromMail } from '#/checkout/order-link/token-from-mail.client.ts'
import type { Form } from '#/navigation/forms/use-form.ts'
import { PageForm } from '#/ui/form/page-form.tsx'

/** Submits the token of a mail's link automatically, and shows only errors. */
export function OpenClaimLink({ form }: { form: Form }) {
  const token = useRef<HTMLInputElement>(null)
  const open = useEffectEvent(() => {
    const found = takeTokenFromMail()
    if (found === null || !token.current) return
    token.current.value = found
    token.current.form?.requestSubmit()
  })
  useEffect(() => {
    const read = () => open()
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return (
    <PageForm form={form} labels={{}} className="empty:hidden">
      <input ref={token} type="hidden" name="token" />
    </PageForm>
  )
}
