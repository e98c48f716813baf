import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** What holds between us once the button is pressed; said before, in the words of the law of the place. */
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
      {country.isInEu && <p>{t('guarantee')}</p>}
    </div>
  )
}

/** Read in a tab of its own, so that the form stays as it is. */
function Aside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="underline decoration-stone-400">
      {children}
    </a>
  )
}

const links = {
  terms: (text: ReactNode) => <Aside to="/terms/">{text}</Aside>,
  privacy: (text: ReactNode) => <Aside to="/privacy/">{text}</Aside>,
  link: (text: ReactNode) => <Aside to="/withdrawal/">{text}</Aside>,
}
