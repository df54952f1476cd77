import type { ComponentProps } from 'react'
import { TextAreaField } from '@/components/ui/text-area-field'
import { maxContactMessage } from '@/contract/entities/contact'
import type { ContactLabels } from './contact-panel'

type Props = Omit<ComponentProps<typeof TextAreaField>, 'label'> & { text: string; labels: ContactLabels }

/** Counts what will be sent. Typing goes on past the limit, so that a pasted text is cut by its writer. */
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
