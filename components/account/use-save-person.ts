'use client'

import type { Messages } from 'next-intl'
import type { UseFormSetError } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import { notify } from '@/components/ui/notify'
import { updateOwner } from '@/contract/endpoints/profile'
import type { PersonFields } from '@/contract/entities/owner'
import { errorEnvelope } from '@/contract/errors'
import { ownerFetch } from '@/lib/browser/owner-fetch'

type Options = {
  labels: Messages['personalData']
  ownerId: string
  email: string
  onSaved: (values: PersonFields) => void
  setError: UseFormSetError<PersonFields>
}

const names = ['firstName', 'lastName', 'telephono'] as const

/** As SPEC.md §7 has it: a form with the address the account has. */
export function useSavePerson({ labels, ownerId, email, onSaved, setError }: Options) {
  const { mutate } = useSWRConfig()

  return async function save(person: PersonFields) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...person, email })) body.append(name, value)
    const path = updateOwner.path.replace(':ownerId', ownerId)
    const response = await ownerFetch(path, { method: updateOwner.method, body })
    if (!response?.ok) return refused(response)
    onSaved(person)
    notify.success(labels.success)
    void mutate('/api/session')
  }

  async function refused(response: Response | undefined) {
    const reply: unknown = await response?.json().catch(() => undefined)
    const fields = errorEnvelope.safeParse(reply).data?.error.fields ?? {}
    for (const name of names) if (fields[name]) setError(name, { type: 'server' })
    notify.error(labels.failure)
  }
}
