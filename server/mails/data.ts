import { z } from 'zod'
import { enquiryType } from '@/contract/entities/contact'
import { id } from '@/contract/entities/id'
import { isoDate, menu } from '@/contract/entities/menu'
import { timeZone } from '@/contract/entities/place'

// What each mail is written from, as it waits in the outbox.

export const confirmSubscriptionData = z.object({
  subscriptionId: id,
  restaurantId: id,
  restaurantName: z.string(),
  issuedAt: z.coerce.date(),
})

/** The dish in letters alone: its address is not confirmed yet. */
export const confirmAlertData = z.object({ alertId: id, dish: z.string(), issuedAt: z.coerce.date() })

export type ConfirmAlertData = z.infer<typeof confirmAlertData>

export const dishAlertData = z.object({
  date: isoDate,
  alerts: z
    .array(
      z.object({
        alertId: id,
        dish: z.string(),
        place: z.string(),
        finds: z.array(
          z.object({
            restaurantId: id,
            restaurantName: z.string(),
            date: isoDate,
            isToday: z.boolean(),
            dish: z.string(),
            priceCents: z.int().nullable(),
            km: z.number(),
          }),
        ),
      }),
    )
    .min(1),
})

export type DishAlertData = z.infer<typeof dishAlertData>

export const contactMessageData = z.object({
  name: z.string(),
  email: z.string(),
  type: enquiryType,
  message: z.string(),
  restaurant: z.object({ restaurantId: id, restaurantName: z.string() }).nullable(),
})

export const contactReceivedData = z.object({ messageId: id })

/** The code itself is worked out when the mail is written, so that none waits in the outbox. */
export const resetCodeData = z.object({ codeId: id })

/** So is the token of this one's link. No name: it would carry a stranger's words to whoever's address they typed. */
export const verifyEmailData = z.object({ tokenId: id })

/** No name here either: the address need not be verified yet. */
export const welcomeData = z.object({
  restaurantId: id,
  isPublic: z.boolean(),
  trialEndsAt: z.coerce.date().nullable(),
})

export const restaurantVerifiedData = z.object({ restaurantId: id, restaurantName: z.string() })

export const restaurantRejectedData = z.object({ restaurantName: z.string(), reason: z.string() })

export type ConfirmSubscriptionData = z.infer<typeof confirmSubscriptionData>
export type ContactMessageData = z.infer<typeof contactMessageData>
export type ContactReceivedData = z.infer<typeof contactReceivedData>
export type ResetCodeData = z.infer<typeof resetCodeData>
export type RestaurantRejectedData = z.infer<typeof restaurantRejectedData>
export type RestaurantVerifiedData = z.infer<typeof restaurantVerifiedData>
export type VerifyEmailData = z.infer<typeof verifyEmailData>
export type WelcomeData = z.infer<typeof welcomeData>

export const qrOrderData = z.object({
  orderId: id,
  pack: z.string(),
  codes: z.int(),
  priceCents: z.int(),
  name: z.string(),
  email: z.string(),
  restaurant: z.object({ restaurantId: id, restaurantName: z.string() }),
  /** How it is to be printed, as it was when it was ordered; those queued by an older version have none. */
  design: z.object({ url: z.url(), color: z.string(), logoUrl: z.string().nullable() }).optional(),
})

export type QrOrderData = z.infer<typeof qrOrderData>

export const qrOrderChangedData = qrOrderData
  .pick({ orderId: true, pack: true, codes: true, priceCents: true })
  .extend({ state: z.enum(['confirmed', 'printed', 'sent', 'cancelled']) })

export type QrOrderChangedData = z.infer<typeof qrOrderChangedData>

export const planEndingData = z.object({
  plan: z.enum(['trial', 'premium']),
  endsAt: z.coerce.date(),
  timeZone,
})

export type PlanEndingData = z.infer<typeof planEndingData>

export const paymentReceivedData = z.object({
  amountCents: z.int(),
  periodStart: z.coerce.date(),
  periodEnd: z.coerce.date(),
  /** Of the sandbox: nobody shall take it for money. */
  isTest: z.boolean(),
})

export type PaymentReceivedData = z.infer<typeof paymentReceivedData>

export const paymentFailedData = z.object({ payBefore: z.coerce.date() })

export type PaymentFailedData = z.infer<typeof paymentFailedData>

export const paymentGivenBackData = z.object({ amountCents: z.int() })

export type PaymentGivenBackData = z.infer<typeof paymentGivenBackData>

export const dailyMenuData = z.object({
  restaurantId: id,
  restaurantName: z.string(),
  date: isoDate,
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  /** When it is open that day. */
  hours: z.array(z.object({ start: z.string(), end: z.string() })),
  /** The menu as its owner's template draws it. */
  hasPicture: z.boolean(),
  menus: z.array(menu).min(1),
})

export type DailyMenuData = z.infer<typeof dailyMenuData>

export const dailyDigestData = z.object({ date: isoDate, menus: z.array(dailyMenuData) })

export type DailyDigestData = z.infer<typeof dailyDigestData>
