import type { ReactNode } from 'react'
import { LegalGuarantee } from '#/cart/ui/legal-guarantee.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The terms that apply once the button is pressed. The law requires them to be shown before. */
export function OrderTerms({ notReturnable }: { notReturnable: readonly string[] }) {
  const t = useTranslations('checkout.terms')
  const { country } = useVisitor()
  return (
    <div className="grid gap-2 text-sm text-stone-700">
      <p>{t.rich('apply', links)}</p>
      <p>
        {t.rich('withdrawal', links)}{' '}
        {notReturnable.length > 0 && t('notReturnable', { names: notReturnable.join(', ') })}
      </p>
      {country.isInEu ? <LegalGuarantee /> : <p>{t('statutory')}</p>}
    </div>
  )
}

/** Opens in a new tab, so that the form keeps its values. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="underline decoration-stone-400">
      {children}
    </a>
  )
}

const links = {
  terms: (text: ReactNode) => <NewTabLink to="/terms/">{text}</NewTabLink>,
  privacy: (text: ReactNode) => <NewTabLink to="/privacy/">{text}</NewTabLink>,
  link: (text: ReactNode) => <NewTabLink to="/withdrawal/">{text}</NewTabLink>,
}
