import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Description as Text } from '#/product/page/story.server.ts'
import { Prose } from './prose.tsx'

/** A long text shows its beginning; the rest unfolds without a script. */
export function Description({ html, excerpt }: Text) {
  const t = useTranslations('buttons')
  if (excerpt === null) return <Prose html={html} />
  return (
    <div className="group/description">
      <p className="max-w-prose text-lg text-stone-700 group-has-[details[open]]/description:hidden">
        {excerpt}
      </p>
      <details className="group">
        <summary className="label inline-flex min-h-11 items-center text-sm underline">
          <span className="group-open:hidden">{t('readMore')}</span>
          <span className="hidden group-open:inline">{t('readLess')}</span>
        </summary>
        <Prose html={html} />
      </details>
    </div>
  )
}
