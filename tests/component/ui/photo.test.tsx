import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Photo } from '@/components/ui/photo'

const first = (src: string) =>
  renderToStaticMarkup(<Photo src={src} alt="" width={640} height={480} sizes="6rem" priority />)

it.each(['/files/demo-foto-paella/640.webp', '/files/0123456789ab/640.webp'])(
  '%s is fetched by its own element and none besides',
  (src) => {
    const html = first(src)
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('preload')
  },
)

it('has AVIF where there are such copies', () => {
  expect(first('/files/0123456789ab/640.webp')).toContain('type="image/avif"')
  expect(first('/files/demo-foto-paella/640.webp')).not.toContain('image/avif')
})
