import { z } from 'zod'
import { enquiryTypes } from './lists'
import { email, personName } from './owner'

export const maxContactMessage = 400

const message = z.string().trim().min(1).max(maxContactMessage)

export const enquiryType = z.enum([...enquiryTypes.anonymous, ...enquiryTypes.owner])

export const contactMessage = z.object({
  name: personName,
  email,
  type: z.enum(enquiryTypes.anonymous),
  message,
})

/** The address is the account's own, whatever the form says. */
export const ownerMessage = z.object({
  firstName: personName,
  lastName: personName,
  type: z.enum(enquiryTypes.owner),
  message,
})

export type EnquiryType = z.infer<typeof enquiryType>
export type ContactMessage = z.infer<typeof contactMessage>
export type OwnerMessage = z.infer<typeof ownerMessage>
