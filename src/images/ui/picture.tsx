import { preload } from 'react-dom'
import { pictureSource, type PictureOptions } from './picture.ts'

type PictureProps = PictureOptions & {
  /** What it shows, in the visitor's language; empty only where the words beside it say the same. */
  alt: string
  /** The picture the visitor came for: fetched first. All others wait until they come near. */
  isFirst?: boolean
  className?: string
}

export function Picture({ alt, isFirst = false, className, ...options }: PictureProps) {
  const { src, srcSet, sizes, width, height } = pictureSource(options)
  return (
    <img
      // React sets what it is given in order; the browser must know these two before it sees an address
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding={isFirst ? 'sync' : 'async'}
      className={className}
    />
  )
}

/** Tells the head of a picture that is fetched at once, as React does by itself where it renders one. */
export function announcePicture(options: PictureOptions): void {
  const { src, srcSet, sizes } = pictureSource(options)
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
}
