import { useTranslations } from '#/i18n/use-translations.tsx'
import { type Category, shownEntries } from '#/platform/consent/browser-entries.ts'
import { lifetimeWords } from '#/platform/consent/lifetime-words.ts'
import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { partiesOf } from './parties-of.ts'

type ConsentCategoryProps = {
  category: Category
  /** The third parties that are set up. */
  parties: readonly ThirdParty[]
  isOn: boolean
  /** Missing for what cannot be switched off. */
  onToggle?: (isOn: boolean) => void
}

export function ConsentCategory({ category, parties, isOn, onToggle }: ConsentCategoryProps) {
  const t = useTranslations('consent')
  const { site } = useVisitor()
  const entries = shownEntries(category, parties)
  const services = partiesOf(category, parties).map((party) => t(`services.${party}`))
  const title = t(`categories.${category}.title`)
  return (
    <div className="border-t border-stone-200 py-2">
      <Checkbox
        label={
          <>
            <span className="label">{title}</span>
            {!onToggle && <span className="text-sm text-stone-600">{t('alwaysOn')}</span>}
          </>
        }
        hint={[t(`categories.${category}.text`), ...services].join(' ')}
        checked={isOn}
        disabled={!onToggle}
        onChange={(event) => onToggle?.(event.currentTarget.checked)}
      />
      <details className="group pl-9 text-sm">
        <summary className="tall-link flex cursor-pointer list-none items-center gap-2">
          <span className="underline">{t('entries', { count: entries.length })}</span>
          <span className="sr-only">{title}</span>
          <Icon
            name="chevronDown"
            size={16}
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="grid gap-3 pt-1 pb-3">
          {entries.map(({ name, kind, purpose, provider, lifetime }) => (
            <li key={name}>
              <code className="break-all">{name.replace('*', '…')}</code>
              <p>{t(`purposes.${purpose}`)}</p>
              <p className="text-stone-600">
                {[
                  t(`kinds.${kind}`),
                  lifetimeWords(t, lifetime),
                  t(`providers.${provider}`, { site: site.name }),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
