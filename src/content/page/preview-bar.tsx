import { useTranslations } from '#/i18n/use-translations.tsx'

/** Tells the reader of a preview which version they see, and until when. */
export function PreviewBar({ version, until }: { version: number; until: string }) {
  const t = useTranslations('content')
  return (
    <aside
      data-ground="ink"
      data-print="hidden"
      className="sticky bottom-0 z-10 bg-ink py-2 text-sm text-paper"
    >
      <p className="shell">{t('preview', { version, until })}</p>
    </aside>
  )
}
