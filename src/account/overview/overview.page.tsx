import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { EmptyOrders } from '#/account/orders/empty-orders.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { LatestOrderCard } from './latest-order-card.tsx'
import { NextSteps } from './next-steps-list.tsx'
import { AddressTile, BuildTile, DevicesTile, NewsletterTile } from './overview-tiles.tsx'
import type { OverviewView } from './overview.page.server.ts'

export function Page({ data }: { data: OverviewView }) {
  const t = useTranslations()
  const { firstName, latest, orderCount, builds, addresses, email, newsletter, devices } = data
  return (
    <AccountFrame firstName={firstName} section="overview">
      <div className="grid gap-6 lg:gap-8">
        {latest ? (
          <LatestOrderCard order={latest} count={orderCount} />
        ) : (
          <EmptyOrders text={t('account.overviewPage.emptyText')} scene={data.scene} />
        )}
        <NextSteps data={data} />
        <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
          <BuildTile count={builds.count} newest={builds.newest} />
          <AddressTile addresses={addresses} />
          <NewsletterTile email={email} status={newsletter} />
          <DevicesTile devices={devices} email={email} />
        </div>
      </div>
    </AccountFrame>
  )
}
