import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { EmailField } from '#/ui/form/email-field.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { CheckoutSection } from './checkout-section.tsx'

type ContactSectionProps = { email: string | undefined; isCustomer: boolean }

/** Only the email address is required; logging in is optional. */
export function ContactSection({ email, isCustomer }: ContactSectionProps) {
  const t = useTranslations('checkout')
  return (
    <CheckoutSection
      title={t('contact')}
      aside={!isCustomer && t.rich('guest', { link: loginLink })}
    >
      <EmailField hint={t('emailHint')} value={email} />
    </CheckoutSection>
  )
}

const loginLink = (text: ReactNode) => <TextLink to="/auth/login/?next=/checkout/">{text}</TextLink>
