import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhotoOrPlate } from '@/components/search/photo-or-plate'

it('shows the plate instead of a photo that cannot be had', () => {
  const { container } = render(
    <PhotoOrPlate
      src="/files/a/640.webp"
      name="Casa Lola"
      sizes="8rem"
      priority={false}
      className="size-24"
    />,
  )
  const photo = container.querySelector('img')
  expect(photo).toHaveAttribute('alt', '')
  if (photo) fireEvent.error(photo)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('L')
})
