import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SharePanel } from '@/components/templates/share-panel'
import { templates } from '@/messages/en.json'

afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['es', '/pantalla/r00x7qm2vt9b'],
  ['eu', '/eu/pantalla/r00x7qm2vt9b'],
] as const)('the screen on the wall is in the language of the kitchen: %s', (writtenIn, path) => {
  document.documentElement.lang = 'en'
  const template = {
    ...{ _id: 'p1antmante01', templateName: 'Mantel', imageUrl: '/templates/mantel/feed.svg' },
    ...{ isStock: true, version: 1 },
  }
  const props = { template, menu: null, restaurantId: 'r00x7qm2vt9b', writtenIn, name: 'Casa Lola' }
  render(<SharePanel {...props} url="https://mantel.example/lola" labels={templates} />)
  expect(screen.getByRole('link', { name: templates.share.screen })).toHaveAttribute('href', path)
})
