import { type SubmitEvent, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { maxNameLength } from '#/saved-builds/builds/saved-build-limits.ts'
import { Button } from '#/ui/form/button.tsx'
import { Field } from '#/ui/form/field.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { renameBuild } from './build-calls.client.ts'

/** Names a build that was just saved. */
export function NameForm({ code, name }: { code: string; name: string }) {
  const t = useTranslations('savedBuilds')
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(typed: string): Promise<void> {
    setSending(true)
    const problem = await renameBuild(code, typed)
    setSending(false)
    setError(problem && (problem.fields?.['name']?.[0] ?? (problem.message || t('offline'))))
    if (!problem) showToast(t('named'))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    if (!isSending && typeof typed === 'string') void send(typed)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field label={t('name')} hint={t('nameHint')} error={error} isOptional>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={name}
            maxLength={maxNameLength}
            autoComplete="off"
          />
        )}
      </Field>
      <div>
        <Button type="submit" kind="secondary" size="small" isLoading={isSending}>
          {t('saveName')}
        </Button>
      </div>
    </form>
  )
}
