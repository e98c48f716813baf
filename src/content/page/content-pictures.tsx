import { useTranslations } from '#/i18n/use-translations.tsx'
import { sceneSize } from '#/images/names/asset-shape.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Prose } from '#/ui/prose.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { BlockOf, CategoryTile } from './block-view.ts'
import type { ContentScenes } from './content-scenes.ts'

type SceneProps = {
  scenes: ContentScenes
  shape: 'wide' | 'beside' | 'full'
  alt: string
  /** Whether it is in the first screen. */
  isFirst?: boolean
  className: string
}

export function Scene({ scenes, shape, alt, isFirst = false, className }: SceneProps) {
  const picture = scenes[shape]
  const onPhone = shape === 'full' ? scenes.poster : scenes.tall
  return (
    <picture>
      <source
        media={shape === 'full' ? upright : phone}
        srcSet={pictureUrl(onPhone)}
        {...sceneSize(onPhone.asset)}
      />
      <img
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={pictureUrl(picture)}
        alt={alt}
        {...sceneSize(picture.asset)}
        className={classes('bg-stone-300 object-cover', className)}
      />
    </picture>
  )
}

const phone = '(width < 48rem)'
/** A picture of the whole window has the upright crop on an upright tablet, too. */
const upright = '(width < 48rem), (width < 64rem) and (orientation: portrait)'

type WideSceneProps = { block: BlockOf<'scene'>; isFirst: boolean }

export function WideScene({ block: { scenes, alt }, isFirst }: WideSceneProps) {
  return (
    <Scene
      scenes={scenes}
      alt={alt}
      isFirst={isFirst}
      shape="wide"
      className="h-[min(90vw,26rem)] w-full object-[50%_75%] md:max-lg:object-[75%_75%] md:h-[clamp(18rem,46svh,34rem)]"
    />
  )
}

export function Drawing({ block }: { block: BlockOf<'drawing'> }) {
  const { picture, isWide, alt, caption, to } = block
  return (
    <figure className="shell">
      <PageLink to={to} className="block bg-stone-50 lg:max-w-4xl">
        <Picture
          picture={picture}
          alt={alt}
          ground="stone50"
          widths={[480, 640, 960]}
          sizes="(width >= 64rem) 56rem, 100vw"
          className={classes('mx-auto h-auto w-full', !isWide && 'max-w-md')}
        />
      </PageLink>
      <figcaption className="mt-2 max-w-[60ch] text-sm text-stone-600">{caption}</figcaption>
    </figure>
  )
}

/** A diagram; its letters are part of the drawing, so it is never cropped. */
export function Figure({ block: { picture, alt, caption } }: { block: BlockOf<'figure'> }) {
  return (
    <figure className="shell">
      <img
        src={pictureUrl(picture)}
        alt={alt}
        width={800}
        height={500}
        loading="lazy"
        className="h-auto w-full bg-stone-50 lg:max-w-4xl"
      />
      <figcaption className="mt-2 max-w-[60ch] text-sm text-stone-600">{caption}</figcaption>
    </figure>
  )
}

export function Hero({ block }: { block: BlockOf<'hero'> }) {
  const { scenes, alt, title, html, button } = block
  return (
    <section>
      <Scene
        scenes={scenes}
        alt={alt}
        shape="wide"
        className="h-[min(90vw,26rem)] w-full object-[50%_75%] md:max-lg:object-[75%_75%] md:h-[clamp(22rem,56svh,40rem)]"
      />
      <div className="shell grid gap-x-6 gap-y-4 pt-8 lg:grid-cols-2 lg:pt-12">
        <h2 className="display max-w-[16ch] text-4xl text-balance">{title}</h2>
        <div>
          {html !== '' && <Prose html={html} className="text-lg" />}
          {button && (
            <ButtonLink to={button.to} className="mt-6">
              {button.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

export function PictureText({ block }: { block: BlockOf<'picture-text'> }) {
  const { scenes, alt, title, html, button, side } = block
  return (
    <section className="grid lg:grid-cols-2">
      <div
        className={classes('relative min-h-72 lg:min-h-[32rem]', side === 'right' && 'lg:order-2')}
      >
        <Scene scenes={scenes} alt={alt} shape="beside" className="absolute inset-0 size-full" />
      </div>
      <div className="flex flex-col justify-center bg-stone-100 px-(--gutter) py-12 lg:py-16">
        <h2 className="title text-3xl">{title}</h2>
        <Prose html={html} className="mt-4 text-lg" />
        {button && (
          <ButtonLink to={button.to} className="mt-6 self-start">
            {button.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** The poster is drawn by the shop; nothing of the film is loaded before it is played. */
export function Video({ block }: { block: BlockOf<'video'> }) {
  const { scenes, title, file, subtitles, transcript } = block
  const { locale } = useVisitor()
  const t = useTranslations('content')
  return (
    <figure className="shell">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- films without words have no subtitles */}
      <video
        controls
        playsInline
        preload="none"
        poster={pictureUrl(scenes.beside)}
        src={file}
        aria-label={title}
        className="aspect-video w-full bg-ink object-cover"
      >
        {subtitles !== null && <track kind="captions" src={subtitles} srcLang={locale} default />}
      </video>
      <figcaption className="mt-3 text-stone-700">{title}</figcaption>
      {transcript !== '' && (
        <details className="mt-3 max-w-3xl">
          <summary className="label cursor-pointer text-sm">{t('transcript')}</summary>
          <Prose html={transcript} className="mt-3" />
        </details>
      )}
    </figure>
  )
}

export function Categories({ title, tiles }: { title: string; tiles: readonly CategoryTile[] }) {
  return (
    <section className="shell">
      <h2 className="title text-3xl">{title}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {tiles.map(({ name, to, picture }) => (
          <li key={to} className="group relative bg-stone-100 p-4">
            {picture && (
              <Picture
                picture={picture}
                alt=""
                ground="stone100"
                sizes="(width >= 64rem) 22vw, 45vw"
                className="w-full transition-transform duration-240 group-hover:scale-[1.04]"
              />
            )}
            <h3 className="title mt-3 text-lg">
              {/* The whole tile is clickable, but screen readers read only the name. */}
              <PageLink to={to} className="after:absolute after:inset-0">
                {name}
              </PageLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
