import { useTranslations } from '#/i18n/use-translations.tsx'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { StructuredData } from '#/product/page/structured-data.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { BlockView } from './block-view.ts'
import type { ContentData } from './content.page.server.ts'
import { ContentBlock } from './content-block.tsx'
import type { ContentsEntry } from './heading-ids.ts'

export function Page({ data }: { data: ContentData }) {
  const { title, description, lead, blocks, template } = data
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
      <div className="shell py-2 lg:py-3">
        <Breadcrumb crumbs={[]} current={title} />
      </div>
      <article className="pb-16 lg:pb-24">
        <header className="shell pt-6 pb-8 lg:pt-12 lg:pb-14">
          <h1 className="display max-w-[20ch] text-4xl text-balance">{title}</h1>
          {lead !== null && (
            <p className="mt-5 max-w-[46ch] text-xl text-balance text-stone-700 lg:mt-6">{lead}</p>
          )}
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12 lg:gap-y-16">
          {template === 'legal' && data.contents.length > 3 && <Contents entries={data.contents} />}
          {blocks.map((block, index) => (
            // The blocks of a page never change their order while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <ContentBlock key={index} block={block} />
          ))}
        </div>
      </article>
      {data.preview && <PreviewBar {...data.preview} />}
    </>
  )
}

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const t = useTranslations('content')
  return (
    <nav aria-label={t('contents')} data-print="hidden" className="shell">
      <div className="border-y border-stone-200 py-6 lg:max-w-3xl">
        <p className="label text-sm text-stone-600">{t('contents')}</p>
        <ol className="mt-3 gap-x-12 sm:columns-2">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 underline decoration-stone-400 hover:decoration-current"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function PreviewBar({ version, until }: { version: number; until: string }) {
  const t = useTranslations('content')
  return (
    <aside
      data-ground="ink"
      data-print="hidden"
      className="sticky bottom-0 z-10 bg-ink py-2 text-sm text-paper"
    >
      <p className="shell">{t('preview', { version, until })}</p>
    </aside>
  )
}

/** The first landscape of the page stands for it where its link is shared. */
function sharedPicture(blocks: readonly BlockView[]): string | undefined {
  for (const block of blocks) if ('scenes' in block) return pictureUrl(block.scenes.beside)
  return undefined
}
