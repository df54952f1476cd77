import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { useDraft } from '@/components/ui/draft/use-draft'

type Fields = { name: string; password: string; services: string[] }

function Form({ ownerId, saved }: { ownerId?: string; saved?: Fields }) {
  const form = useForm<Fields>({ defaultValues: saved })
  const draft = useDraft(form, { name: 'test', ownerId, never: ['password'] })
  const { register, formState, reset } = form
  return (
    <form>
      <input aria-label="name" {...register('name')} />
      <input aria-label="password" {...register('password')} />
      {['terraza', 'wifi'].map((service) => (
        <input key={service} type="checkbox" aria-label={service} value={service} {...register('services')} />
      ))}
      <output>{formState.isDirty ? 'dirty' : 'clean'}</output>
      <button
        type="button"
        onClick={() => {
          reset(form.getValues())
          draft.drop()
        }}
      >
        saved
      </button>
    </form>
  )
}

const user = userEvent.setup()
const saved: Fields = { name: 'Casa Ana', password: '', services: ['wifi'] }

afterEach(() => sessionStorage.clear())

it('brings back what was typed, and no password', async () => {
  const { unmount } = render(<Form />)
  await user.type(screen.getByLabelText('name'), 'Casa Lola')
  await user.type(screen.getByLabelText('password'), 'secreta')
  await user.click(screen.getByLabelText('terraza'))
  unmount()
  render(<Form />)
  expect(screen.getByLabelText('name')).toHaveValue('Casa Lola')
  expect(screen.getByLabelText('terraza')).toBeChecked()
  expect(screen.getByLabelText('password')).toHaveValue('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreta')
})

it('is over what was saved before, and counts as unsaved', async () => {
  const { unmount } = render(<Form saved={saved} />)
  await user.type(screen.getByLabelText('name'), ' Nueva')
  unmount()
  render(<Form saved={saved} />)
  expect(screen.getByLabelText('name')).toHaveValue('Casa Ana Nueva')
  expect(screen.getByLabelText('wifi')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('dirty')
})

it('goes with the save', async () => {
  const { unmount } = render(<Form saved={saved} />)
  await user.type(screen.getByLabelText('name'), ' Nueva')
  await user.click(screen.getByRole('button'))
  unmount()
  render(<Form saved={saved} />)
  expect(screen.getByLabelText('name')).toHaveValue('Casa Ana')
})

it('is shown to nobody but the owner who typed it', async () => {
  const { unmount } = render(<Form ownerId="0a1b2c3d4e5f" />)
  await user.type(screen.getByLabelText('name'), 'Casa Lola')
  unmount()
  render(<Form ownerId="b5a493827160" />)
  expect(screen.getByLabelText('name')).toHaveValue('')
})

it('ignores what it cannot read', () => {
  sessionStorage.setItem('draft::test', '{')
  render(<Form />)
  expect(screen.getByLabelText('name')).toHaveValue('')
})
