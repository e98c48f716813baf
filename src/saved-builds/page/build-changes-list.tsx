import { useTranslations } from '#/i18n/use-translations.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'

/** Says in one sentence each what is different from when a build was saved. */
export function BuildChangesList({ changes }: { changes: readonly string[] }) {
  const t = useTranslations('savedBuilds')
  if (changes.length === 0) return null
  return (
    <Notice>
      <p className="label">{t('changed')}</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  )
}
