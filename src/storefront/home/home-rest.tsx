import { RepresentativeExample } from '#/finance/representative-example.tsx'
import type { HomeData } from './home.page.server.ts'
import { HomeBand } from './home-band.tsx'
import { HomeKinds } from './home-kinds.tsx'
import { HomeNew } from './home-new.tsx'
import { HomeOffers } from './home-offers.tsx'
import { HomeRanges } from './home-ranges.tsx'
import { HomeReasons } from './home-reasons.tsx'
import { HomeStores } from './home-stores.tsx'
import { HomeStories } from './home-stories.tsx'
import { HomeWorkshop } from './home-workshop.tsx'

/** Everything below the first screen. */
export function HomeRest({ data }: { data: HomeData }) {
  const { ranges, latest, offers, finance, kinds, stories, stores, road, town } = data
  return (
    <>
      {ranges.length > 0 && <HomeRanges ranges={ranges} />}
      {latest && <HomeNew latest={latest} finance={finance} />}
      <HomeBand scene={road} />
      {offers.length > 0 && <HomeOffers cards={offers} finance={finance} />}
      {finance && (
        <div className="shell pt-14">
          <RepresentativeExample example={finance.example} />
        </div>
      )}
      {kinds && <HomeKinds kinds={kinds} />}
      <HomeReasons />
      {stories.length > 0 && <HomeStories stories={stories} />}
      <HomeWorkshop />
      {stores.length > 0 && <HomeStores scene={town} stores={stores} />}
    </>
  )
}
