import type { ComponentProps } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'

type AcceptButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size'> & {
  isSending: boolean
  isOutdated: boolean
  onAccept: () => void
}

/** Nobody can agree to a list that has changed; then it loads the page, which brings the new one. */
export function AcceptButton({ isSending, isOutdated, onAccept, ...look }: AcceptButtonProps) {
  const t = useTranslations('consent')
  if (isOutdated)
    return (
      <Button {...look} onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    )
  return (
    <Button {...look} disabled={isSending} onClick={onAccept}>
      {t('acceptAll')}
    </Button>
  )
}
