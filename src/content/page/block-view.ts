import type { BlockProps, HomeSection } from '#/content/block.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Card } from '#/lister/cards/card.ts'
import type { SizeFit } from '#/product/size/size-advice.ts'
import type { ContentScenes } from './content-scenes.ts'

type Button = { label: string; to: string }
export type CategoryTile = { name: string; to: string; picture: Picture | null }
/** Whether the sky is dark decides the colour of words in it. */
type Scene = { scenes: ContentScenes; alt: string; isDark: boolean }

/** A block of one type, as it is shown. */
export type BlockOf<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>

/** Each block as it is shown: texts are sanitised HTML, products are cards. */
export type BlockView =
  | { type: 'text'; html: string }
  | (Scene & { type: 'hero'; title: string; html: string; button: Button | null })
  | (Scene & { type: 'scene' })
  | (Scene & {
      type: 'picture-text'
      title: string
      html: string
      button: Button | null
      side: 'left' | 'right'
    })
  | { type: 'notice'; title: string; html: string }
  | { type: 'banner'; title: string; html: string; button: Button | null }
  | { type: 'steps'; items: { title: string; html: string }[] }
  | { type: 'faq'; items: { question: string; html: string }[] }
  | { type: 'products'; title: string; cards: Card[] }
  | { type: 'drawing'; picture: Picture; isWide: boolean; alt: string; caption: string; to: string }
  | { type: 'figure'; picture: Picture; alt: string; caption: string }
  | { type: 'categories'; title: string; tiles: CategoryTile[] }
  | (Scene & {
      type: 'video'
      title: string
      file: string
      subtitles: string | null
      transcript: string
    })
  | {
      type: 'countdown'
      title: string
      html: string
      button: Button | null
      /** Milliseconds since 1970. */
      until: number
      untilWords: string
    }
  | { type: 'cookie-settings'; text: string }
  | { type: 'logo'; caption: string }
  | { type: 'slot'; after: HomeSection }
  | { type: 'contact-form'; title: string; html: string }
  | { type: 'size-finder'; sizes: SizeFit[] }
  | {
      [Type in 'usps' | 'tiles' | 'quote' | 'table' | 'comparison']: {
        type: Type
      } & BlockProps<Type>
    }['usps' | 'tiles' | 'quote' | 'table' | 'comparison']
