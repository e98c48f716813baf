type ThumbnailProps = { image: { url: string; width: number; height: number } | null }

/** The picture of a line. The line's name stands beside it, so the alt text is empty. */
export function Thumbnail({ image }: ThumbnailProps) {
  return (
    <div className="grid aspect-square place-items-center self-start overflow-hidden rounded-sm">
      {image && (
        <img
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          className="h-auto w-full"
        />
      )}
    </div>
  )
}
