import { useTranslations } from '#/i18n/use-translations.tsx'
import { CopyButton } from './copy-button.tsx'

/** The code of a build, large enough to be read out, and its link. */
export function CodeAndLink({ code, url }: { code: string; url: string }) {
  const t = useTranslations('savedBuilds')
  return (
    <dl className="grid gap-4">
      <div className="grid gap-1">
        <dt className="text-sm text-stone-600">{t('code')}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {/* Screen readers spell out what is not a word. */}
          <span className="display figures text-2xl tracking-wider whitespace-nowrap">{code}</span>
          <CopyButton text={code} done={t('codeCopied')}>
            {t('copyCode')}
          </CopyButton>
        </dd>
      </div>
      <div className="grid gap-1 border-t border-stone-200 pt-4">
        <dt className="text-sm text-stone-600">{t('link')}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span className="min-w-0 wrap-anywhere select-all">{url}</span>
          <CopyButton text={url} done={t('linkCopied')}>
            {t('copyLink')}
          </CopyButton>
        </dd>
      </div>
    </dl>
  )
}
