import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { maxNameLength } from '#/saved-builds/builds/saved-build-limits.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'

/** Deletes a build at once, since it can be restored. */
export function DeleteForm({ code, name }: { code: string; name: string }) {
  const t = useTranslations('savedBuilds.own')
  const form = useForm({ id: `delete-${code}`, freshensPage: true })
  return (
    <PageForm form={form} className="contents">
      <button
        type="submit"
        name="delete"
        value={code}
        aria-label={t('deleteNamed', { name, code })}
        className="min-h-11 underline decoration-stone-400 transition-colors hover:decoration-current"
      >
        {t('delete')}
      </button>
    </PageForm>
  )
}

type RenameFormProps = { code: string; name: string; title: string }

/** Folded until somebody wants to rename the build; open while its name is refused. */
export function RenameForm({ code, name, title }: RenameFormProps) {
  const t = useTranslations('savedBuilds')
  const form = useForm({ id: `rename-${code}`, freshensPage: true })
  return (
    <details open={form.wasReturned} className="open:w-full">
      <summary
        aria-label={t('own.renameNamed', { name: title, code })}
        className="flex min-h-11 items-center underline decoration-stone-400"
      >
        {t('own.rename')}
      </summary>
      <PageForm form={form} labels={{ name: t('name') }} className="grid gap-3 pb-2">
        <input type="hidden" name="rename" value={code} />
        <TextField
          name="name"
          hint={t('nameHint')}
          value={name}
          isOptional
          autoComplete="off"
          maxLength={maxNameLength}
        />
        <SubmitRow kind="secondary">{t('saveName')}</SubmitRow>
      </PageForm>
    </details>
  )
}
