import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { EmptyState } from '#/account/frame/empty-state.tsx'
import { SavedNotice } from '#/account/frame/saved-notice.tsx'
import type { AddressView, ShippingView } from './shipping.page.server.ts'

const newPath = '/my-account/shipping/new/'
export function Page({ data }: { data: ShippingView }) {
  const t = useTranslations('account.addresses')
  const { firstName, addresses, done } = data
  const form = useForm({ id: 'delete', freshensPage: true })
  return (
    <AccountFrame
      firstName={firstName}
      section="shipping"
      aside={addresses.length > 0 && <ButtonLink to={newPath}>{t('add')}</ButtonLink>}
    >
      {done && <SavedNotice>{t(done)}</SavedNotice>}
      {addresses.length === 0 ? (
        <EmptyState text={t('empty')}>
          <ButtonLink to={newPath}>{t('add')}</ButtonLink>
        </EmptyState>
      ) : (
        <PageForm form={form}>
          <ul className="grid gap-4 md:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard key={address.number} address={address} />
            ))}
          </ul>
        </PageForm>
      )}
    </AccountFrame>
  )
}

function AddressCard({ address }: { address: AddressView }) {
  const t = useTranslations('account.addresses')
  const { number, lines, street, telephone, isShipping, isBilling, isDeletable } = address
  const [name, ...rest] = lines
  return (
    <li className="flex flex-col gap-4 rounded-sm bg-stone-50 p-5 sm:p-6">
      <div className="flex flex-wrap gap-2 max-md:empty:hidden md:min-h-6">
        {isShipping && <Badge kind="signal">{t('shipping')}</Badge>}
        {isBilling && <Badge>{t('billing')}</Badge>}
      </div>
      <address className="grid flex-1 content-start not-italic">
        <span className="label text-lg">{name}</span>
        {rest.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="figures mt-2 text-sm text-stone-600">{telephone}</span>
      </address>
      <div className="flex items-center gap-6 border-t border-stone-200 pt-2">
        <TextLink
          to={`/my-account/shipping/${number}/`}
          aria-label={t('editNamed', { street })}
          className="inline-flex min-h-11 items-center"
        >
          {t('edit')}
        </TextLink>
        {isDeletable && (
          <button
            type="submit"
            name="delete"
            value={number}
            aria-label={t('deleteNamed', { street })}
            className="min-h-11 underline decoration-stone-400 hover:decoration-current"
          >
            {t('delete')}
          </button>
        )}
      </div>
    </li>
  )
}
