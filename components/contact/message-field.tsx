import type { ComponentProps } from 'react'
import { TextAreaField } from '@/components/ui/text-area-field'
import { maxContactMessage } from '@/contract/entities/contact'
import type { ContactLabels } from './labels'

type Props = Omit<ComponentProps<typeof TextAreaField>, 'label'> & { text: string; labels: ContactLabels }

/** Counts the characters to send. Typing past the limit is possible, so that the writer decides what to cut from a pasted text. */
export function MessageField({ text, labels, error, ...field }: Props) {
  const length = text.trim().length
  return (
    <TextAreaField
      {...field}
      label={labels.message}
      required
      rows={6}
      hint={`${length}/${maxContactMessage}`}
      error={length > maxContactMessage ? labels.tooLong : error}
    />
  )
}
