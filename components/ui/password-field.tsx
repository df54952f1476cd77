'use client'

import { type ComponentProps, useId, useState } from 'react'
import { controlClass, describedBy, FieldFrame, type FieldText } from './field-frame'
import { IconButton } from './icon-button'
import { EyeIcon, EyeOffIcon } from './icons'

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldText & { labels: { show: string; hide: string } }

export function PasswordField({ label, hint, error, optional, id, labels, ...input }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <input
          autoComplete="current-password"
          {...input}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlClass} pr-13`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
        <IconButton
          label={shown ? labels.hide : labels.show}
          icon={shown ? <EyeOffIcon className="size-6" /> : <EyeIcon className="size-6" />}
          aria-controls={fieldId}
          className="absolute inset-y-0 right-0.5 my-auto"
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  )
}
