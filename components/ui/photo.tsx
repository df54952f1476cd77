import type { Ref } from 'react'
import { classNames } from './class-names'
import { avifSources, photoSources } from './photo-sources'

type Props = {
  /** `/files/<id>/<maxWidth>.webp`; the smaller widths lie beside it. */
  src: string
  alt: string
  width: number
  height: number
  /** How wide it is shown, as in the img attribute. */
  sizes: string
  /** What it looks like from afar (a data URL), shown until it comes. */
  blur?: string | null
  /** The picture a page is judged by: loaded at once, before others. */
  priority?: boolean
  className?: string
  ref?: Ref<HTMLImageElement>
  onError?: () => void
}

/** Its room is reserved before it comes, so nothing jumps. */
export function Photo({ src, alt, width, height, sizes, blur, priority, className, ...rest }: Props) {
  const avif = avifSources(src)
  const image = (
    <img
      {...rest}
      src={src}
      srcSet={photoSources(src)}
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
  if (!avif) return image
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}
