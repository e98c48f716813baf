import { preload } from 'react-dom'
import { pictureSource, type PictureOptions } from './picture.ts'

type PictureProps = PictureOptions & {
  /** Alt text in the visitor's language; empty only where the text beside the picture says the same. */
  alt: string
  /** The main picture is fetched first; all others load when they come near the viewport. */
  isFirst?: boolean
  /** Fetched with the page, though after its main picture. */
  isEager?: boolean
  className?: string
}

export function Picture({ alt, isFirst, isEager, className, ...options }: PictureProps) {
  const { src, srcSet, sizes, width, height } = pictureSource(options)
  return (
    <img
      // React sets attributes in this order; the browser must know these two before it sees a URL
      loading={isFirst || isEager ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding={isFirst ? 'sync' : undefined}
      className={className}
    />
  )
}

/** Preloads a picture, as React does by itself for an image that it renders. */
export function announcePicture(options: PictureOptions): void {
  const { src, srcSet, sizes } = pictureSource(options)
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
}
