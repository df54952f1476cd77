import type { Ref } from 'react'
import { classNames } from './class-names'
import { avifSources, photoSources } from './photo-sources'

type Props = {
  /** `/files/<id>/<maxWidth>.webp`; the smaller widths lie beside it. */
  src: string
  alt: string
  /** The language of `alt`, where it is not that of the page. */
  lang?: string | undefined
  width: number
  height: number
  /** The shown width, as in the img attribute `sizes`. */
  sizes: string
  /** The width in pixels that is enough on any screen. Without it, all stored widths are offered. */
  enough?: number
  /** A small blurred copy (a data URL), shown until the photo loads. */
  blur?: string | null
  /** For the largest picture of the first screen (LCP): loads at once, before other pictures. */
  priority?: boolean
  className?: string
  ref?: Ref<HTMLImageElement>
  onError?: () => void
}

/** A photo with reserved space, so that the page does not shift when the photo loads. */
export function Photo({ src, alt, width, height, sizes, enough, blur, priority, className, ...rest }: Props) {
  const avif = avifSources(src, enough)
  const image = (
    <img
      {...rest}
      src={src}
      srcSet={photoSources(src, enough)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
      className={classNames('bg-napkin bg-cover bg-center object-cover', className)}
    />
  )
  // Without the `<picture>`, React preloads the image. A browser that already holds a larger copy then downloads the image for nothing.
  return (
    <picture className="contents">
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {image}
    </picture>
  )
}
