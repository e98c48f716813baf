import { type ReactNode, useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { OverviewView } from './overview.page.server.ts'

type TileProps = { title: string; to: string; link: string; children: ReactNode }

function Tile({ title, to, link, children }: TileProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-start gap-3 rounded-sm bg-stone-50 p-5 sm:p-6"
    >
      <h2 id={id} className="title text-xl">
        {title}
      </h2>
      {children}
      <div className="mt-auto">
        <TextLink kind="arrow" to={to}>
          {link}
        </TextLink>
      </div>
    </section>
  )
}

export function BuildTile({ count, newest }: OverviewView['builds']) {
  const t = useTranslations('account')
  const tSaved = useTranslations('savedBuilds')
  if (!newest)
    return (
      <Tile title={t('builds')} to="/bikes/" link={t('overviewPage.toConfigurator')}>
        <p className="text-stone-700">{t('overviewPage.noBuilds')}</p>
      </Tile>
    )
  const { picture, code, savedOn: date } = newest
  return (
    <Tile
      title={t('builds')}
      to="/my-account/builds/"
      link={t('overviewPage.allBuilds', { count })}
    >
      {picture && (
        <div className="grid aspect-3/2 w-full place-items-center rounded-sm bg-stone-100">
          <Picture
            picture={picture.picture}
            alt={picture.alt}
            ground="stone100"
            sizes="(min-width: 80rem) 28rem, (min-width: 48rem) 45vw, 85vw"
            className="h-auto w-full"
          />
        </div>
      )}
      <div>
        <p className="label text-lg">
          <TextLink to={newest.path}>{newest.name ?? newest.bikeName}</TextLink>
        </p>
        <p className="figures text-sm text-stone-600">{tSaved('savedOn', { code, date })}</p>
      </div>
    </Tile>
  )
}

export function AddressTile({ addresses: { count, delivery } }: Pick<OverviewView, 'addresses'>) {
  const t = useTranslations('account')
  if (count === 0)
    return (
      <Tile title={t('shipping')} to="/my-account/shipping/new/" link={t('addresses.add')}>
        <p className="text-stone-700">{t('addresses.empty')}</p>
      </Tile>
    )
  return (
    <Tile
      title={t('shipping')}
      to="/my-account/shipping/"
      link={t('overviewPage.allAddresses', { count })}
    >
      {delivery ? (
        <div className="grid gap-1">
          <p className="text-sm text-stone-600">{t('addresses.shipping')}</p>
          <address className="grid not-italic">
            {delivery.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      ) : (
        <p className="text-stone-700">{t('overviewPage.noDefault')}</p>
      )}
    </Tile>
  )
}

type NewsletterTileProps = { email: string; status: OverviewView['newsletter'] }

export function NewsletterTile({ email, status }: NewsletterTileProps) {
  const t = useTranslations('account')
  return (
    <Tile
      title={t('newsletter')}
      to="/my-account/newsletter/"
      link={t(
        status === 'unsubscribed' ? 'overviewPage.subscribe' : 'overviewPage.changeNewsletter',
      )}
    >
      <p className="text-stone-700">{t(`overviewPage.newsletterIs.${status}`, { email })}</p>
    </Tile>
  )
}

export function DevicesTile({ devices, email }: Pick<OverviewView, 'devices' | 'email'>) {
  const t = useTranslations('account')
  return (
    <Tile title={t('profile')} to="/my-account/profile/" link={t('overviewPage.toProfile')}>
      <p className="text-stone-700">{email}</p>
      <p className="text-stone-700">{t('overviewPage.devices', { count: devices })}</p>
    </Tile>
  )
}
