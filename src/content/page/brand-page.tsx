import { classes } from '#/ui/classes.ts'
import type { BlockOf, BlockView } from './block-view.ts'
import { BrandBlock, skyShade, Statement } from './brand-blocks.tsx'
import { Scene } from './content-pictures.tsx'
import type { ContentData } from './content.page.server.ts'

type Opening = BlockOf<'hero' | 'scene'>

const isOpening = (block: BlockView | undefined): block is Opening =>
  block?.type === 'hero' || block?.type === 'scene'

/** A page of the brand: the title in the sky of the first landscape, then bands across the whole window. */
export function BrandPage({ data: { title, lead, blocks } }: { data: ContentData }) {
  const [first, ...others] = blocks
  const opening = isOpening(first) ? first : null
  return (
    <article>
      <OpeningBand opening={opening} title={title} lead={lead} />
      {opening?.type === 'hero' && <Statement {...opening} />}
      {(opening ? others : blocks).map((block, index) => (
        // The blocks of a page never change their order while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <BrandBlock key={index} block={block} />
      ))}
    </article>
  )
}

type OpeningBandProps = { opening: Opening | null; title: string; lead: string | null }

function OpeningBand({ opening, title, lead }: OpeningBandProps) {
  const isDark = opening?.isDark ?? true
  return (
    <header
      {...(isDark && { 'data-ground': 'ink' })}
      className={classes('relative', isDark ? 'bg-ink text-paper' : 'bg-stone-300')}
    >
      {opening && (
        <Scene
          scenes={opening.scenes}
          alt={opening.alt}
          shape="full"
          isFirst
          className="h-[max(34rem,min(160vw,48rem))] w-full object-bottom md:h-[clamp(34rem,100svh-8rem,58rem)]"
        />
      )}
      <div className={classes(opening && 'absolute inset-x-0 top-0', opening && skyShade(isDark))}>
        <div className="shell grid content-start gap-6 pt-10 pb-20 lg:pt-[clamp(2.5rem,6svh,5rem)]">
          <h1 className="display max-w-[18ch] text-5xl">{title}</h1>
          {lead !== null && <p className="max-w-[38ch] text-xl text-balance">{lead}</p>}
        </div>
      </div>
    </header>
  )
}
