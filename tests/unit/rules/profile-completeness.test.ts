import { expect, test } from 'vitest'
import { profileCompleteness } from '@/contract/rules/profile/profile-completeness'

const closed = { id: '1', name: 'Monday', esName: 'Lunes', option: 'close' } as const
const times = { start: '', end: '', start_2: '', end_2: '' } as const

const nothing = {
  restaurantName: '',
  lat: null,
  description: '',
  cuisineType: [],
  days: [{ ...closed, ...times }],
  contactNumber: '',
  whatsappNumber1: '',
  headerImageUrl: null,
  logoFilePath: null,
  hasLogo: null,
  images: [],
  cartas: [],
}

test('begins with nothing, what diners miss most first', () => {
  const { missing, percent } = profileCompleteness(nothing)
  expect(percent).toBe(0)
  expect(missing.slice(0, 3)).toEqual(['name', 'address', 'hours'])
})

test('grows with every part', () => {
  const { missing, percent } = profileCompleteness({ ...nothing, restaurantName: 'Casa Lola', lat: 0 })
  expect(percent).toBe(20)
  expect(missing).not.toContain('name')
  expect(missing).not.toContain('address')
})

test('is content with either telephone, and misses no logo of who has none', () => {
  const { missing } = profileCompleteness({ ...nothing, whatsappNumber1: '+34600000000', hasLogo: 'no' })
  expect(missing).not.toContain('phone')
  expect(missing).not.toContain('logo')
})
