import { useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { takeTokenFromMail } from './token-from-mail.client.ts'

/** Submits the token of a mail's link automatically, and shows only errors. */
export function OpenLink() {
  const form = useForm({ id: 'link' })
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
    <PageForm form={form} labels={{}} className="w-full max-w-xl">
      <input ref={token} type="hidden" name="token" defaultValue="" />
    </PageForm>
  )
}
