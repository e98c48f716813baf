import type { HomeSection } from '#/content/block.ts'
import type { BlockView } from '#/content/page/block-view.ts'
import { ContentBlock } from '#/content/page/content-block.tsx'
import { PreviewBar } from '#/content/page/preview-bar.tsx'
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

/** Everything below the first screen, with the retailer's blocks between the sections. */
export function HomeRest({ data }: { data: HomeData }) {
  const { ranges, latest, offers, finance, kinds, stories, stores, road, town, slots } = data
  const blocksAfter = (section: HomeSection) => <Blocks blocks={slots[section] ?? []} />
  return (
    <>
      {blocksAfter('hero')}
      {ranges.length > 0 && <HomeRanges ranges={ranges} />}
      {blocksAfter('ranges')}
      {latest && <HomeNew latest={latest} finance={finance} />}
      {blocksAfter('new')}
      <HomeBand scene={road} />
      {blocksAfter('band')}
      {offers.length > 0 && <HomeOffers cards={offers} finance={finance} />}
      {finance && (
        <div className="shell pt-14">
          <RepresentativeExample example={finance.example} />
        </div>
      )}
      {blocksAfter('offers')}
      {kinds && <HomeKinds kinds={kinds} />}
      {blocksAfter('kinds')}
      <HomeReasons />
      {blocksAfter('reasons')}
      {stories.length > 0 && <HomeStories stories={stories} />}
      {blocksAfter('stories')}
      <HomeWorkshop />
      {blocksAfter('workshop')}
      {stores.length > 0 && <HomeStores scene={town} stores={stores} />}
      {blocksAfter('stores')}
      {data.preview && (
        <>
          <meta name="robots" content="noindex, follow" />
          <PreviewBar {...data.preview} />
        </>
      )}
    </>
  )
}

/** The retailer's blocks between two sections. */
function Blocks({ blocks }: { blocks: readonly BlockView[] }) {
  if (blocks.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12 pt-14 lg:pt-24">
      {blocks.map((block, index) => (
        // The blocks of a page never change their order while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <ContentBlock key={index} block={block} />
      ))}
    </div>
  )
}
