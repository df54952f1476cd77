import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rings } from '@/components/map/rings'

test('the distance of a ring stands where it is in view', () => {
  const { rerender } = render(<Rings lat={40.417} zoom={14.5} />)
  const y = () => Number(screen.getByText('500 m').getAttribute('y'))
  expect(y()).toBeLessThan(-80)
  rerender(<Rings lat={40.417} zoom={14.5} isInView={({ y }) => y > -80} />)
  expect(y()).toBeGreaterThan(-80)
  rerender(<Rings lat={40.417} zoom={14.5} isInView={() => false} />)
  expect(screen.queryByText('500 m')).toBeNull()
})
