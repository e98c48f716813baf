import { Fragment, type ReactNode } from 'react'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { StructuredData } from '#/product/page/structured-data.tsx'
import { classes } from '#/ui/classes.ts'
import { PageHead } from '#/visitor/page-head.tsx'
import type { BlockView } from './block-view.ts'
import type { ContentData } from './content.page.server.ts'
import { BrandPage } from './brand-page.tsx'
import { type BlockRun, blockRuns, longestReading } from './block-runs.ts'
import { ContentBlock } from './content-block.tsx'
import { PageAside } from './page-aside.tsx'
import { PreviewBar } from './preview-bar.tsx'

type ContentPageProps = {
  data: ContentData
  /** The content of another feature, shown across the page above the longest text. */
  aboveText?: ReactNode
}

export function Page({ data, aboveText }: ContentPageProps) {
  const { title, description, blocks, template } = data
  const image = sharedPicture(blocks)
  return (
    <>
      <PageHead
        title={title}
        description={description}
        languages={data.languages}
        isIndexed={data.preview === null}
        {...(image !== undefined && { image })}
      />
      {data.structuredData !== null && <StructuredData json={data.structuredData} />}
      {template === 'brand' ? <BrandPage data={data} /> : <PlainPage {...{ data, aboveText }} />}
      {data.preview && <PreviewBar {...data.preview} />}
    </>
  )
}

/** A page to read: title, lead and texts in a column, with large pictures between them. */
function PlainPage({ data, aboveText }: ContentPageProps) {
  const { title, titleEms, lead, blocks, contents, template } = data
  const runs = blockRuns(blocks)
  const longest = longestReading(runs)
  return (
    <article className={classes(!endsInBand(blocks) && 'pb-16 lg:pb-24')}>
      <header className="shell pt-8 pb-8 lg:pt-16 lg:pb-14">
        <h1
          style={{ '--ems': titleEms }}
          className="display max-w-[20ch] text-4xl text-balance max-sm:text-[length:min(var(--text-4xl),(100vw-2*var(--gutter))/var(--ems))]"
        >
          {title}
        </h1>
        {lead !== null && (
          <p className="mt-5 max-w-[46ch] text-xl text-balance text-stone-700 lg:mt-6">{lead}</p>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12 lg:gap-y-16">
        {runs.map((run) =>
          run.isReading ? (
            <Fragment key={run.start}>
              {run === longest && aboveText}
              <Reading run={run}>
                {run === longest && <PageAside contents={contents} template={template} />}
              </Reading>
            </Fragment>
          ) : (
            run.blocks.map((block, index) => (
              <ContentBlock
                // The blocks of a page never change their order while it is shown.
                // oxlint-disable-next-line react/no-array-index-key
                key={run.start + index}
                block={block}
                isFirst={block === blocks[0]}
                isAcross
              />
            ))
          ),
        )}
      </div>
    </article>
  )
}

/**
 * Texts in a column of their own; beside the longest of them stand the contents of the page and how to reach
 * the shop.
 */
function Reading({ run, children }: { run: BlockRun; children: ReactNode }) {
  return (
    <div className="reading shell grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,48rem)_17rem]">
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-12 lg:col-start-1 lg:row-start-1">
        {run.blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <ContentBlock key={index} block={block} />
        ))}
      </div>
    </div>
  )
}

/** A band in the full width of the page meets the footer; white between the two would look like a gap. */
const endsInBand = (blocks: readonly BlockView[]): boolean =>
  ['products', 'banner', 'scene'].includes(blocks.at(-1)?.type ?? '')

/** The first landscape of the page stands for it where its link is shared. */
function sharedPicture(blocks: readonly BlockView[]): string | undefined {
  for (const block of blocks) if ('scenes' in block) return pictureUrl(block.scenes.beside)
  return undefined
}
