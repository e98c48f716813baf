import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { AccountSection } from '#/account/frame/account-section.tsx'
import type { DataView } from './data.page.server.ts'
import { DownloadLink } from './download-link.tsx'
import { EraseForm } from './erase-form.tsx'

export function Page({ data }: { data: DataView }) {
  const t = useTranslations('account.dataPage')
  return (
    <AccountFrame firstName={data.firstName} section="data">
      <div className="mb-10 grid max-w-2xl gap-5">
        <p className="text-lg text-stone-700">
          {t('lead')} {t('downloadText')}
        </p>
        <div data-print="hidden">
          <DownloadLink />
        </div>
      </div>
      <Known data={data} />
      <AccountSection title={t('delete')}>
        <p className="mb-3 text-stone-700">{t('deleteText')}</p>
        <EraseForm email={data.email} />
      </AccountSection>
    </AccountFrame>
  )
}

function Known({ data }: { data: DataView }) {
  const t = useTranslations('account.dataPage')
  const { addresses, builds, claims, newsletter, orders, pendingEmail, quotes, sessions } = data
  return (
    <dl>
      <Entry name={t('person')}>
        <li>{`${data.firstName} ${data.lastName}`}</li>
        <li>{data.email}</li>
        {pendingEmail && <li>{t('pendingEmail', { email: pendingEmail })}</li>}
        <li>{t('since', { date: data.since })}</li>
      </Entry>
      <Entry name={t('addresses')}>
        {addresses.length === 0 && <li>{t('none')}</li>}
        {addresses.map(({ number, line }) => (
          <li key={number}>{line}</li>
        ))}
      </Entry>
      <Entry name={t('ordersTitle')}>
        {orders.length === 0 && <li>{t('none')}</li>}
        {orders.map(({ number, orderedOn, isGuests }) => (
          <li key={number}>
            {isGuests ? number : <TextLink to={`/my-account/orders/${number}/`}>{number}</TextLink>}
            , {orderedOn}
          </li>
        ))}
      </Entry>
      <Entry name={t('claims')}>
        {claims.length === 0 && <li>{t('none')}</li>}
        {claims.map(({ number, date }) => (
          <li key={number}>{`${number}, ${date}`}</li>
        ))}
      </Entry>
      {quotes.length > 0 && (
        <Entry name={t('quotes')}>
          {quotes.map(({ number, date }) => (
            <li key={number}>{`${number}, ${date}`}</li>
          ))}
        </Entry>
      )}
      <Entry name={t('carts')}>
        <li>{t('pieces', { count: data.inCart })}</li>
      </Entry>
      <Entry name={t('builds')}>
        {builds.length === 0 && <li>{t('none')}</li>}
        {builds.map(({ code, path, name, savedOn }) => (
          <li key={code}>
            <TextLink to={path}>{code}</TextLink>, {name}, {savedOn}
          </li>
        ))}
      </Entry>
      <Entry name={t('newsletter')}>
        <li>{newsletter ? t('newsletterStands', newsletter) : t('none')}</li>
      </Entry>
      <Entry name={t('sessions')}>
        {sessions.map(({ key, browser, since }) => (
          <li key={key}>{t('session', { browser, date: since })}</li>
        ))}
      </Entry>
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-1 border-t border-stone-200 py-4 xl:grid-cols-[12rem_minmax(0,34rem)]">
      <dt className="text-stone-600">{name}</dt>
      <dd>
        <ul className="figures grid gap-1">{children}</ul>
      </dd>
    </div>
  )
}
