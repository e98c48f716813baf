import type { HomeData } from './home.page.server.ts'
import { HomeBand } from './home-band.tsx'
import { HomeOffers } from './home-offers.tsx'
import { HomeRanges } from './home-ranges.tsx'
import { HomeReasons } from './home-reasons.tsx'
import { HomeStores } from './home-stores.tsx'
import { HomeWorkshop } from './home-workshop.tsx'

/** Everything below the first view. */
export function HomeRest({ data: { ranges, offers, road, town } }: { data: HomeData }) {
  return (
    <>
      <HomeRanges ranges={ranges} />
      <HomeBand scene={road} />
      {offers.length > 0 && <HomeOffers cards={offers} />}
      <HomeReasons />
      <HomeWorkshop />
      <HomeStores scene={town} />
    </>
  )
}
