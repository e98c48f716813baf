import type { HomeSection } from '#/content/block.ts'
import type { BlockView } from '#/content/page/block-view.ts'
import { ContentBlock } from '#/content/page/content-block.tsx'
import { PreviewBar } from '#/content/page/preview-bar.tsx'
import type { HomeData } from './home.page.server.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeKinds } from './home-kinds.tsx'
import { HomeNew } from './home-new.tsx'
import { HomeRanges } from './home-ranges.tsx'
import { HomeReasons } from './home-reasons.tsx'
import { HomeSale } from './home-sale.tsx'
import { HomeStores } from './home-stores.tsx'
import { HomeStories } from './home-stories.tsx'

/** The sections of the page, in the order of `homeSections`, with the retailer's blocks between them. */
export function HomeSections({ data }: { data: HomeData }) {
  const { hero, ranges, latest, reductions, finance, delivery } = data
  const { kinds, stories, stores, scene, slots } = data
  const blocksAfter = (section: HomeSection) => <Blocks blocks={slots[section] ?? []} />
  return (
    <>
      <HomeHero bike={hero} ranges={ranges} />
      {blocksAfter('hero')}
      {ranges.length > 0 && <HomeRanges ranges={ranges} />}
      {blocksAfter('ranges')}
      {latest && <HomeNew latest={latest} finance={finance} delivery={delivery} />}
      {blocksAfter('new')}
      <HomeReasons scene={scene} />
      {blocksAfter('reasons')}
      {reductions && <HomeSale {...{ reductions, finance, delivery }} isFirst={!latest} />}
      {blocksAfter('offers')}
      {kinds && <HomeKinds kinds={kinds} />}
      {blocksAfter('kinds')}
      {stories.length > 0 && <HomeStories stories={stories} />}
      {blocksAfter('stories')}
      {stores.length > 0 && <HomeStores stores={stores} />}
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
    <div className="home-section grid grid-cols-[minmax(0,1fr)] gap-y-12">
      {blocks.map((block, index) => (
        // The blocks of a page never change their order while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <ContentBlock key={index} block={block} />
      ))}
    </div>
  )
}
