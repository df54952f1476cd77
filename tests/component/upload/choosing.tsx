import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect } from 'vitest'
import { upload as labels } from '@/messages/es.json'
import { FakeUpload } from './fake-upload'

export const sent = (count: number) =>
  waitFor(() => expect(FakeUpload.all.filter(({ sent }) => sent)).toHaveLength(count))
export const uploadNo = (index: number) => FakeUpload.all[index] ?? new FakeUpload()
export const url = (id: number) => `/files/00000000000${id}/1280.webp`
export const rows = () => screen.getByRole('list', { name: labels.uploads })
export const choose = (name: string, files: File[]) =>
  userEvent.upload(screen.getByLabelText(name), files, { applyAccept: false })

type HeldProps<T> = {
  first: T
  onValue: (value: T) => void
  children: (value: T, change: (value: T) => void) => ReactNode
}

/** What a form is to its control. */
export function Held<T>({ first, onValue, children }: HeldProps<T>) {
  const [value, setValue] = useState(first)
  return children(value, (next) => {
    onValue(next)
    setValue(next)
  })
}
