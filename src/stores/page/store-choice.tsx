import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { Icon } from '#/ui/icon.tsx'

type StoreChoiceProps = { store: { code: string; name: string }; isChosen: boolean }

/** Chooses a store as the visitor's own, or forgets it again; works without scripts. */
export function StoreChoice({ store, isChosen }: StoreChoiceProps) {
  const t = useTranslations('stores.chosen')
  const form = useForm({ id: `choose-${store.code}` })
  return (
    <PageForm form={form} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {isChosen && <YourStore />}
      <SubmitButton
        kind={isChosen ? 'quiet' : 'secondary'}
        name="store"
        value={isChosen ? '' : store.code}
      >
        {isChosen ? (
          t('forget')
        ) : (
          <>
            <span aria-hidden="true">{t('choose')}</span>
            <span className="sr-only">{t('chooseNamed', { store: store.name })}</span>
          </>
        )}
      </SubmitButton>
    </PageForm>
  )
}

export function YourStore() {
  const t = useTranslations('stores.chosen')
  return (
    <span className="label flex items-center gap-1 text-sm text-go">
      <Icon name="check" size={20} />
      {t('yours')}
    </span>
  )
}
